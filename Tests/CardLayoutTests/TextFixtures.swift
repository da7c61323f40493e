import CardLayout
import Views

/// A monospaced font of 10 points: letters are 6 points wide (rounded up), wide ones 10.
let grid = TextMeasure(
  font: ResolvedFont(
    request: .system(size: 10, weight: .regular, design: .monospaced), contentSize: .large),
  widths: .classesOnly)

let body = TextMeasure(font: ResolvedFont(request: .style(.body), contentSize: .large))

func broken(
  _ text: String, columns: Int, lineLimit: Int = 0, mode: LineBreakMode = .wordWrapping
) -> TextLines {
  LineBreaker(
    measure: grid, width: Points(sixtyFourths: columns * 6 * 64), lineLimit: lineLimit, mode: mode
  ).lines(of: text)
}

/// Texts of real cards, by language.
let samples = [
  "English": "Your clam chowder, with cheese and red pepper, will be ready in 20 minutes.",
  "German": "Ihre Bestellung über Rindfleischetikettierungsüberwachung ist eingegangen – danke!",
  "Finnish": "Tilauksesi on vahvistettu: lohikeittoa ja ruisleipää/voita, toimitus klo 18–19.",
  "Japanese": "「クラムチャウダー」を１つ注文しました。ショッピングカートをご確認ください！",
  "Chinese": "您的订单（两份蛤蜊浓汤）将在20分钟后送达，请稍候。“谢谢”！",
  "Korean": "주문하신 클램 차우더는 20분 후에 준비됩니다. 감사합니다!",
  "Thai": "สั่งซุปหอยลายสองที่แล้ว เวลาจัดส่งโดยประมาณคือ 20 นาที",
  "Arabic": "تم تأكيد طلبك: حساءان من المحار، وسيصل خلال ٢٠ دقيقة.",
  "Hebrew": "ההזמנה שלך אושרה: שני מרקי צדפות, יגיעו בעוד 20 דקות.",
  "Hindi": "आपका ऑर्डर पक्का हो गया है। दो कटोरी सूप २० मिनट में पहुँच जाएगा।",
  "Emoji": "Soup 🍲👩‍🍳🇫🇮 is 1️⃣ of ❤️‍🔥 many👍🏽👍🏽👍🏽!",
]
