import { six, type SixTexts } from './texts'

/** Offers that are announced; `category` is the key of a top category. */
export const OFFERS: readonly { title: SixTexts; text: SixTexts; category: string; ageHours: number }[] = [
  {
    category: 'kitchen',
    ageHours: 3,
    title: six(
      '厨房周开始了',
      '廚房週開始了',
      'Kitchen week has begun',
      'สัปดาห์ครัวเริ่มแล้ว',
      'キッチンウィークが始まりました',
      'Empieza la semana de la cocina',
    ),
    text: six(
      '珐琅、炻瓷，还有一口好锅。',
      '琺瑯、炻器，還有一只好鍋。',
      'Enamel, stoneware and one good pan.',
      'เครื่องเคลือบ สโตนแวร์ และกระทะดี ๆ สักใบ',
      'ホーローとストーンウェア、そして良いフライパンをひとつ。',
      'Esmalte, gres y una buena sartén.',
    ),
  },
  {
    category: 'garden',
    ageHours: 50,
    title: six(
      '春季球根到货',
      '春季球根到貨',
      'Bulbs for spring are here',
      'หัวดอกไม้สำหรับฤดูใบไม้ผลิมาแล้ว',
      '春の球根が届きました',
      'Ya están los bulbos de primavera',
    ),
    text: six(
      '现在种下，三月开花。',
      '現在種下，三月開花。',
      'Plant now, and it blooms in March.',
      'ปลูกตอนนี้ ออกดอกเดือนมีนาคม',
      '今植えると、3月に咲きます。',
      'Planta ahora y florecerá en marzo.',
    ),
  },
]
