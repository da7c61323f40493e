import HostSimulation

/// The shapes of controllers that draw SiriKit's own intents, section by section.
extension ControllerShape {
  static let system: [ControllerShape] = [
    ControllerShape(
      "the same view for every section",
      """
      configureView: [{show: A, size: {height: 80}}]
      layouts: {A: {label: Harbour taxi}}
      """,
      [
        Scene(
          ride,
          """
          custom, 5 asked
          1 377×80: Harbour taxi
          2 377×80: Harbour taxi
          3 377×80: Harbour taxi
          4 377×80: Harbour taxi
          5 377×80: Harbour taxi
          """)
      ]),
    ControllerShape(
      "one card that takes every parameter at once",
      """
      configureView:
        - {when: {parameters: empty}, show: A, returns: all, size: {height: 200}}
        - {refuse: true}
      layouts: {A: {label: "To ${intent.dropOffLocation}"}}
      """,
      [
        Scene(
          ride,
          "custom, 1 asked\n1 377×200: To 4 Quay")
      ]),
    ControllerShape(
      "a success that hands back no parameters",
      """
      configureView:
        - {when: {parameters: empty}, show: A, returns: none, size: {height: 40}}
        - {refuse: true}
      layouts: {A: {label: Header}}
      """,
      [
        Scene(
          ride,
          """
          mixed, 5 asked
          1 377×40: Header
          2 map
          3 keyValue
          4 keyValue
          5 contact
          """)
      ]),
    ControllerShape(
      "driver and vehicle, together only",
      """
      configureView:
        - when: {parameters: {only: [response.rideStatus.driver, response.rideStatus.vehicle]}}
          show: Driver
          size: {height: 90}
        - {refuse: true}
      layouts:
        Driver: {label: "${response.rideStatus.driver} in ${response.rideStatus.vehicle.model}"}
      """,
      [
        Scene(
          ride,
          """
          mixed, 5 asked
          1 empty
          2 map
          3 keyValue
          4 keyValue
          5 377×90: Ben in Volta
          """)
      ]),
    ControllerShape(
      "the vehicle claimed with an earlier section",
      """
      configureView:
        - {when: {parameters: intent.pickupLocation}, show: A, returns: [intent.pickupLocation, response.rideStatus.vehicle], size: {height: 100}}
        - {when: {parameters: {only: [response.rideStatus.driver]}}, show: B, size: {height: 50}}
        - {refuse: true}
      layouts: {A: {label: Map and car}, B: {label: Driver}}
      """,
      [
        Scene(
          ride,
          """
          mixed, 5 asked
          1 empty
          2 377×100: Map and car
          3 keyValue
          4 keyValue
          5 377×50: Driver
          """)
      ]),
    ControllerShape(
      "the banner of a ride in Maps",
      """
      configureView:
        - {when: {context: mapsCard}, show: Banner, size: {height: 300}}
        - {refuse: true}
      layouts: {Banner: {stack: vertical, views: [{custom: RouteView}, {label: "${response.rideStatus.driver}"}]}}
      """,
      [
        Scene(
          ride, host: "maps",
          "custom, 1 asked\n1 345×145: <RouteView> | Ben")
      ]),
    ControllerShape(
      "one view for the recipients and another for the content",
      """
      configureView:
        - {when: {intent: INSendMessageIntent, parameters: recipients}, show: To, size: {height: 44}}
        - {when: {parameters: intent.content}, show: Text, size: {height: 100}}
        - {refuse: true}
      layouts:
        To: {label: "To ${intent.recipients}"}
        Text: {label: "${intent.content}"}
      """,
      [
        Scene(
          message,
          """
          custom, 3 asked
          1 empty
          2 377×44: To Mia
          3 377×100: The boat is in
          """)
      ]),
    ControllerShape(
      "a message added by configure, which Siri still shows itself",
      """
      configure: [{show: A, size: {height: 150}}]
      layouts: {A: {label: "${intent.content}"}}
      """,
      [
        Scene(
          message,
          """
          mixed, 1 asked
          1 377×150: The boat is in
          2 recipient
          3 bubble
          """)
      ]),
    ControllerShape(
      "a message drawn by configure in place of Siri's",
      """
      configure:
        - {when: {status: [ready, success]}, show: A, size: {width: minimum, height: {fraction: 3, of: minimum}}}
      displaysMessage: true
      layouts: {A: {label: "${intent.recipients[0].displayName}: ${intent.content}"}}
      """,
      [
        Scene(
          message,
          "custom, 1 asked\n1 377×60: Mia: The boat is in")
      ]),
    ControllerShape(
      "a payment drawn by configure, with its flag",
      """
      configure:
        - {when: {intent: INSendPaymentIntent, has: [intent.payee, intent.currencyAmount]}, show: A, size: {height: 120}}
        - {show: Nothing, size: zero}
      displaysPaymentTransaction: true
      layouts: {A: {label: "${intent.currencyAmount} to ${intent.payee.displayName}"}, Nothing: {view: true}}
      """,
      [
        Scene(payment, "mixed, 1 asked\n1 title\n2 377×120: €12.50 to Mia"),
        Scene(
          "intent: INSendPaymentIntent\nparameters: {note: Rent}\nstages: [confirm]",
          """
          default, 1 asked
          1 title
          2 empty
          3 keyValue
          """),
      ]),
    ControllerShape(
      "a payment's payee and amount, which come as one set",
      """
      configureView:
        - {when: {parameters: {only: [payee.displayName, currencyAmount]}}, show: A, size: {height: 80}}
        - {when: {parameters: payee}, show: B}
        - {refuse: true}
      layouts: {A: {label: "${intent.currencyAmount:currency(EUR)}"}, B: {label: never}}
      """,
      [
        Scene(
          payment,
          """
          mixed, 3 asked
          1 title
          2 empty
          3 377×80: €12.50
          4 keyValue
          """)
      ]),
    ControllerShape(
      "a workout by its name",
      """
      configureView:
        - {when: {parameters: workoutName}, show: A, size: {height: 60}}
        - {refuse: true}
      layouts: {A: {label: "${intent.workoutName}"}}
      """,
      [
        Scene(
          "intent: INStartWorkoutIntent\nparameters: {workoutName: Rowing}\nstages: [handle]",
          """
          custom, 2 asked
          1 377×60: Rowing
          2 empty
          """)
      ]),
    ControllerShape(
      "both methods, of which the older one is dead",
      """
      configureView: [{refuse: true}]
      configure: [{show: A}]
      displaysMap: true
      layouts: {A: {label: a}}
      """,
      [
        Scene(
          ride,
          """
          default, 5 asked
          1 empty
          2 map
          3 keyValue
          4 keyValue
          5 contact
          """)
      ]),
  ]

  private static let ride = """
    intent: INRequestRideIntent
    parameters: {pickupLocation: 1 Main Street, dropOffLocation: 4 Quay, rideOptionName: Standard}
    stages: [handle: {rideStatus: {driver: Ben, vehicle: {model: Volta}}}]
    """

  private static let message = """
    intent: INSendMessageIntent
    parameters: {recipients: [Mia], content: The boat is in}
    stages: [confirm]
    """

  private static let payment = """
    intent: INSendPaymentIntent
    parameters: {payee: Mia, currencyAmount: {amount: 12.5, currency: EUR}, note: Herring}
    stages: [confirm]
    """
}
