import IntentsUI

/// Asks before it waters a plant, and tells when the plant is thirsty again.
class WateringViewController: UIViewController, INUIHostedViewControlling {
  private let pot = UIView()
  private let drop = UIImageView(image: UIImage(systemName: "drop.fill"))
  private let plant = UILabel()
  private let message = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    pot.layer.cornerRadius = 22
    drop.tintColor = .white
    drop.contentMode = .scaleAspectFit
    plant.font = .preferredFont(forTextStyle: .headline)
    message.font = .preferredFont(forTextStyle: .subheadline)
    message.textColor = .secondaryLabel
    message.numberOfLines = 0

    let texts = UIStackView(arrangedSubviews: [plant, message])
    texts.axis = .vertical
    texts.spacing = 2
    for subview in [pot, texts] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    drop.translatesAutoresizingMaskIntoConstraints = false
    pot.addSubview(drop)
    NSLayoutConstraint.activate([
      pot.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      pot.centerYAnchor.constraint(equalTo: texts.centerYAnchor),
      pot.widthAnchor.constraint(equalToConstant: 44),
      pot.heightAnchor.constraint(equalToConstant: 44),
      drop.centerXAnchor.constraint(equalTo: pot.centerXAnchor),
      drop.centerYAnchor.constraint(equalTo: pot.centerYAnchor),
      drop.widthAnchor.constraint(equalToConstant: 24),
      drop.heightAnchor.constraint(equalToConstant: 24),
      texts.leadingAnchor.constraint(equalTo: pot.trailingAnchor, constant: 14),
      texts.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      texts.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      texts.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
  }

  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    guard let intent = interaction.intent as? WaterPlantIntent else {
      return completion(false, [], .zero)
    }
    let amount = intent.amount?.intValue ?? 0
    let response = interaction.intentResponse as? WaterPlantIntentResponse
    plant.text = intent.plant
    switch interaction.intentHandlingStatus {
    case .success:
      pot.backgroundColor = .systemGreen
      message.text = "\(amount) ml given. Thirsty again in \(response?.days?.intValue ?? 0) days."
    case .failure:
      pot.backgroundColor = .systemOrange
      message.text = "The tank is empty. Fill it, and ask once more."
    default:
      pot.backgroundColor = .systemBlue
      message.text = "Give it \(amount) ml of water?"
    }
    let width = extensionContext?.hostedViewMaximumAllowedSize.width ?? 320
    completion(
      true, parameters,
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel))
  }
}
