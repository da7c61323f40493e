import HostSimulation

/// The shapes of controllers that draw an app's own intents.
extension ControllerShape {
  static let own: [ControllerShape] = [
    ControllerShape(
      "an invoice before and a confirmation after",
      """
      configureView:
        - when: {intent: OrderMealIntent, status: [ready, userConfirmationRequired]}
          show: Invoice
          size: {width: maximum, height: 170}
        - when: {intent: OrderMealIntent, status: success}
          show: Done
          size: {height: 120}
        - refuse: true
      layouts:
        Invoice:
          stack: vertical
          views:
            - {image: "${intent.meal.identifier}"}
            - {label: "${intent.quantity} × ${intent.meal}"}
            - {label: "${response.price}"}
        Done: {label: "Ready in ${response.waitTime}"}
      """,
      [
        Scene(
          """
          intent: OrderMealIntent
          parameters: {meal: {identifier: stew, display: Fish stew}, quantity: 2}
          stages: [confirm: {price: 18.5}]
          """, "custom, 1 asked\n1 377×170: [stew] | 2 × Fish stew | $18.50"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle: {waitTime: 600}]",
          "custom, 1 asked\n1 377×120: Ready in 10 minutes"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle: {code: failure}]",
          "default, 1 asked\n1 shortcut"),
        Scene("intent: CheckTideIntent\nstages: [handle]", "default, 1 asked\n1 shortcut"),
      ]),
    ControllerShape(
      "a view for each status, and the text of what went wrong",
      """
      configureView:
        - {when: {status: ready}, show: Before}
        - {when: {status: inProgress}, show: Meanwhile}
        - {when: {code: soldOut}, show: SoldOut}
        - {when: {status: failure, has: response.reason}, show: Failed}
        - {when: {status: failure}, show: Sorry}
        - {when: {response: OrderMealIntentResponse}, show: After}
        - {when: {status: unspecified}, show: Preview}
      layouts:
        Preview: {label: Preview}
        Before: {label: Before}
        Meanwhile: {label: Meanwhile}
        SoldOut: {label: Sold out}
        Failed: {label: "${response.reason}"}
        Sorry: {label: Sorry}
        After: {label: After}
      """,
      [
        Scene("intent: OrderMealIntent\nstages: [preview]", "custom, 1 asked\n1 377×20: Preview"),
        Scene("intent: OrderMealIntent\nstages: [confirm]", "custom, 1 asked\n1 377×20: Before"),
        Scene(
          "intent: OrderMealIntent\nstages: [progress]", "custom, 1 asked\n1 377×20: Meanwhile"),
        Scene("intent: OrderMealIntent\nstages: [handle]", "custom, 1 asked\n1 377×20: After"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle: {code: soldOut}]",
          "custom, 1 asked\n1 377×20: Sold out"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle: {code: failure, reason: No gas}]",
          "custom, 1 asked\n1 377×20: No gas"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle: {code: failure}]",
          "custom, 1 asked\n1 377×20: Sorry"),
      ]),
    ControllerShape(
      "rows for the values of a list, at most as high as allowed",
      """
      configureView:
        - {when: {has: response.items}, show: Table, size: {height: {rows: response.items, each: 44, plus: 20, capped: true}}}
        - {show: Table, size: {height: {rows: response.items, each: 44}}}
      layouts: {Table: {label: "${response.items:plural(one # item|other # items)}", when: {has: response.items}}}
      """,
      [
        Scene(
          "intent: OrderMealIntent\nstages: [handle: {items: [a, b, c]}]",
          "custom, 1 asked\n1 377×152: 3 items"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle: {items: [\(Array(repeating: "a", count: 30).joined(separator: ","))]}]",
          "custom, 1 asked\n1 377×852: 30 items"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle]",
          "custom, 1 asked\n1 377×20: \n! size-clamped, unresolved-binding"),
      ]),
    ControllerShape(
      "data from the user activity and from elsewhere",
      """
      configureView: [{show: A, size: {height: 60}}]
      layouts:
        A:
          stack: vertical
          views:
            - {label: "Order ${activity.orderID}"}
            - {label: "Balance ${sample.balance:currency(EUR)}", when: {sample: signedIn}}
            - {label: Sign in first, when: {lacks: sample.signedIn}}
      """,
      [
        Scene(
          "intent: OrderMealIntent\nactivity: {orderID: A-17}\nsample: {signedIn: true, balance: 40}\nstages: [handle]",
          "custom, 1 asked\n1 377×60: Order A-17 | Balance €40.00"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle]",
          "custom, 1 asked\n1 377×60: Order  | Sign in first\n! unresolved-binding"),
      ]),
    ControllerShape(
      "several intents, each with a child of its own",
      """
      configureView:
        - {when: {intent: OrderMealIntent}, show: Meal}
        - {when: {intent: CheckTideIntent, has: response.level}, show: Tide}
        - {refuse: true}
      layouts:
        Meal: {stack: vertical, views: [{label: "${intent.meal}"}, {label: Harbour kitchen}]}
        Tide: {label: "${response.level:number} m at ${intent.pier}"}
      """,
      [
        Scene(
          "intent: OrderMealIntent\nparameters: {meal: Fish stew}\nstages: [handle]",
          "custom, 1 asked\n1 377×40: Fish stew | Harbour kitchen"),
        Scene(
          "intent: CheckTideIntent\nparameters: {pier: North}\nstages: [handle: {level: 1.25}]",
          "custom, 1 asked\n1 377×20: 1.25 m at North"),
        Scene("intent: CheckTideIntent\nstages: [handle]", "default, 1 asked\n1 shortcut"),
      ]),
    ControllerShape(
      "another view while the device is locked, and words for the tap",
      """
      configureView:
        - {when: {locked: true}, show: Locked}
        - {show: Open}
      layouts:
        Locked: {label: Unlock to see your order}
        Open:
          stack: vertical
          views:
            - {label: "Table ${intent.table}"}
            - {label: Opens the app, when: {behavior: launch}}
            - {label: More, when: {behavior: [nextView, genericAction]}}
      """,
      [
        Scene(
          "intent: OrderMealIntent\nparameters: {table: 7}\nstages: [handle]", isLocked: true,
          "custom, 1 asked\n1 377×20: Unlock to see your order"),
        Scene(
          "intent: OrderMealIntent\nparameters: {table: 7}\nstages: [handle]", behavior: .launch,
          "custom, 1 asked\n1 377×40: Table 7 | Opens the app"),
        Scene(
          "intent: OrderMealIntent\nparameters: {table: 7}\nstages: [handle]", behavior: .nextView,
          "custom, 1 asked\n1 377×40: Table 7 | More"),
      ]),
    ControllerShape(
      "the template: an empty view of the largest size",
      """
      configureView: [{show: Empty, size: maximum}]
      layouts: {Empty: {view: true}}
      """,
      [Scene("intent: CheckTideIntent\nstages: [handle]", "custom, 1 asked\n1 377×852: ")]),
    ControllerShape(
      "half of the largest size, then a ratio of the width",
      """
      configureView:
        - {when: {status: ready}, show: A, size: {width: maximum, height: {fraction: 0.5, of: maximum}}}
        - {when: {status: success}, show: A, size: {height: {ratio: 1.6}}}
        - {when: {status: failure}, show: A, size: {width: 320, height: 240}}
        - {show: A, size: minimum}
      layouts: {A: {label: a}}
      """,
      [
        Scene("intent: OrderMealIntent\nstages: [confirm]", "custom, 1 asked\n1 377×426: a"),
        Scene("intent: OrderMealIntent\nstages: [handle]", "custom, 1 asked\n1 377×235.63: a"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle: {code: failure}]",
          "custom, 1 asked\n1 377×240: a"),
        Scene("intent: OrderMealIntent\nstages: [preview]", "custom, 1 asked\n1 377×20: a"),
      ]),
    ControllerShape(
      "maximum for what it knows, zero for all else",
      """
      configureView:
        - {when: {intent: OrderMealIntent}, show: A, size: maximum}
        - {show: A, size: zero}
      layouts: {A: {label: a}}
      """,
      [
        Scene("intent: OrderMealIntent\nstages: [handle]", "custom, 1 asked\n1 377×852: a"),
        Scene("intent: CheckTideIntent\nstages: [handle]", "hidden, 1 asked\n1 hidden"),
      ]),
    ControllerShape(
      "a completion that comes twice, late or never, and a crash",
      """
      configureView:
        - {when: {status: ready}, show: A, completes: twice}
        - {when: {status: inProgress}, show: A, completes: {after: 12}}
        - {when: {status: success}, completes: never}
        - {when: {status: unspecified}, crash: true}
      layouts: {A: {label: a}}
      """,
      [
        Scene(
          "intent: OrderMealIntent\nstages: [confirm]",
          "custom, 1 asked\n1 377×20: a\n! completion-twice"),
        Scene(
          "intent: OrderMealIntent\nstages: [progress]",
          "default, 1 asked\n1 shortcut\n! completion-late"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle]",
          "default, 1 asked\n1 shortcut\n! completion-missing"),
        Scene(
          "intent: OrderMealIntent\nstages: [preview]",
          "default, 1 asked\n1 shortcut\n! controller-crash"),
        Scene(
          "intent: OrderMealIntent\nstages: [handle: {code: failure}]",
          "default, 1 asked\n1 shortcut"),
      ]),
  ]
}
