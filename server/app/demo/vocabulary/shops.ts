/** The demo's shops and brands: invented names, each at home in one or two categories. */
import { six, type SixTexts } from './texts'

export interface DemoShop {
  readonly name: string
  readonly art: string
  readonly ground: string
  /** Keys of top categories. */
  readonly sells: readonly string[]
  /** USD cents; null: never free. */
  readonly freeFrom: number | null
  readonly rate: number
  readonly methods: readonly Method[]
}

type Method = 'standard' | 'express' | 'green' | 'cool'

/** Ways of shipping: name, cost in USD cents and days until arrival. */
export const METHODS: Readonly<Record<Method, { names: SixTexts; cents: number; from: number; to: number }>> = {
  standard: {
    names: six('标准配送', '標準配送', 'Standard', 'ส่งมาตรฐาน', '通常配送', 'Estándar'),
    cents: 390,
    from: 3,
    to: 5,
  },
  express: {
    names: six('特快配送', '快速配送', 'Express', 'ส่งด่วน', 'お急ぎ便', 'Exprés'),
    cents: 890,
    from: 1,
    to: 2,
  },
  green: {
    names: six('低碳慢递', '低碳慢遞', 'Eco, slower', 'ส่งแบบรักษ์โลก', 'ゆっくりエコ便', 'Ecológico y sin prisa'),
    cents: 190,
    from: 5,
    to: 9,
  },
  cool: {
    names: six('冷链配送', '低溫配送', 'Chilled', 'ส่งแบบควบคุมความเย็น', 'クール便', 'Refrigerado'),
    cents: 690,
    from: 1,
    to: 3,
  },
}

const shop = (
  name: string,
  art: string,
  ground: string,
  sells: readonly string[],
  freeFrom: number | null,
  rate: number,
  methods: readonly Method[] = ['standard', 'express'],
): DemoShop => ({ name, art, ground, sells, freeFrom, rate, methods })

export const SHOPS: readonly DemoShop[] = [
  shop('Claywick Kitchen', 'teapot', 'mist', ['kitchen'], 4000, 486, ['standard', 'express', 'green']),
  shop('Pannikin House', 'pan', 'butter', ['kitchen'], 6000, 471),
  shop('Fernlet Garden', 'plant', 'sage', ['garden'], 3000, 479, ['standard', 'express', 'green']),
  shop('Mossgate Nursery', 'sunflower', 'butter', ['garden'], null, 462),
  shop('Quaymoor Shoes', 'runner', 'butter', ['shoes'], 7500, 468),
  shop('Tarn & Heel', 'court-shoe', 'rose', ['shoes'], null, 455),
  shop('Orrelane Leather', 'bag', 'sand', ['bags'], 8000, 483),
  shop('Wayfold Luggage', 'suitcase', 'mist', ['bags'], 9000, 464, ['standard', 'express', 'green']),
  shop('Murmuro Audio', 'headphones', 'lilac', ['electronics'], 5000, 476),
  shop('Voltry Electric', 'plug', 'mist', ['electronics'], 10000, 458),
  shop('Softbloom Beauty', 'lipstick', 'rose', ['beauty'], 2500, 472),
  shop('Saltpine Soapworks', 'soap', 'lilac', ['beauty'], 3500, 481, ['standard', 'green']),
  shop('Alderroom', 'chair', 'clay', ['home'], 15000, 467),
  shop('Lampwright & Co', 'bulb', 'butter', ['home'], 5000, 470),
  shop('Bramblekin Toys', 'bear', 'rose', ['toys'], 4000, 488, ['standard', 'express', 'green']),
  shop('Tumbleyard', 'train', 'sage', ['toys'], null, 459),
  shop('Ridgeline Sport', 'football', 'sage', ['sports'], 8000, 466),
  shop('Loftwind Outdoors', 'tent', 'mist', ['sports'], 12000, 474),
  shop('Inkwell & Vane', 'pencil', 'sand', ['office'], 2000, 482, ['standard', 'green']),
  shop('Foliant Paper', 'journal', 'clay', ['office'], null, 463),
  shop('Nidling', 'bottle', 'rose', ['baby'], 3000, 485),
  shop('Piccolet', 'rabbit', 'lilac', ['baby'], 4500, 469),
  shop('Hivebrook Larder', 'honey', 'butter', ['food'], 3500, 487, ['standard', 'cool']),
  shop('Orchard Cart', 'lemon', 'sage', ['food'], null, 465, ['cool', 'standard']),
]

/** Brand names by top category. */
export const BRANDS: Readonly<Record<string, readonly string[]>> = {
  bags: ['Orrel', 'Vellano', 'Packwren', 'Tidelow'],
  shoes: ['Quay & Moor', 'Strydal', 'Hollenfoot', 'Palerma'],
  electronics: ['Murmuro', 'Novaline', 'Voltry', 'Kitsola'],
  beauty: ['Softbloom', 'Aurelle Sol', 'Saltpine', 'Mirabet'],
  home: ['Alder', 'Lumenwick', 'Hearthby', 'Nordhaven'],
  kitchen: ['Claywick', 'Pannikin', 'Emberly', 'Sakuro'],
  toys: ['Bramblekin', 'Tumble', 'Kitewell', 'Popolo'],
  sports: ['Ridgeline', 'Loftwind', 'Ballard Nine', 'Glidewell'],
  garden: ['Fernlet', 'Mossgate', 'Terrapot', 'Verdance'],
  office: ['Inkwell', 'Foliant', 'Quillon', 'Papyra'],
  baby: ['Nidling', 'Piccolet', 'Lulloway', 'Cottonest'],
  food: ['Hivebrook', 'Orchard Cart', 'Cacaoveda', 'Granero'],
}
