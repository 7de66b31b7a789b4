import { six, type SixTexts } from './texts'

interface DemoCoupon {
  readonly code: string
  /** US cents off, or hundredths of the price. */
  readonly off: { readonly cents: number } | { readonly percent: number; readonly upTo?: number }
  /** The minimum total in US cents. */
  readonly from: number
  /** Days from the start of the demo. */
  readonly begins: number
  readonly ends: number
  /** The demo seller's shop makes it and bears it; default: the marketplace. */
  readonly ofShop?: true
  /** The announcement of it, and its age; none: it is distributed in other ways. */
  readonly offer?: { readonly title: SixTexts; readonly text: SixTexts; readonly ageHours: number }
}

/** The coupons of the demo shop: enough to try each rule. */
export const COUPONS: readonly DemoCoupon[] = [
  {
    code: 'SOUK10',
    off: { percent: 10, upTo: 2_000 },
    from: 2_500,
    begins: -30,
    ends: 335,
    offer: {
      ageHours: 6,
      title: six(
        '用 SOUK10 立减 10%',
        '用 SOUK10 折抵 10%',
        'Take 10 % off with SOUK10',
        'ลด 10% ด้วยโค้ด SOUK10',
        'SOUK10で10%オフ',
        '10 % de descuento con SOUK10',
      ),
      text: six(
        '满 25 美元可用，最多减 20 美元，每人一次。',
        '滿 25 美元可用，最多折 20 美元，每人一次。',
        'From $25, up to $20 off, once for everybody.',
        'เมื่อซื้อครบ 25 ดอลลาร์ ลดสูงสุด 20 ดอลลาร์ ใช้ได้คนละครั้ง',
        '25ドル以上のお買い物で最大20ドル割引。お一人様1回限り。',
        'Desde 25 $, hasta 20 $ menos, una vez por persona.',
      ),
    },
  },
  {
    code: 'HELLO5',
    off: { cents: 500 },
    from: 3_000,
    begins: -30,
    ends: 335,
    offer: {
      ageHours: 30,
      title: six(
        '新朋友减 5 美元：HELLO5',
        '新朋友折 5 美元：HELLO5',
        '$5 off to say hello: HELLO5',
        'ทักทายด้วยส่วนลด 5 ดอลลาร์: HELLO5',
        'ごあいさつに5ドルオフ：HELLO5',
        '5 $ menos para saludar: HELLO5',
      ),
      text: six(
        '满 30 美元可用。',
        '滿 30 美元可用。',
        'When you spend $30 or more.',
        'เมื่อซื้อครบ 30 ดอลลาร์ขึ้นไป',
        '30ドル以上のお買い物でご利用いただけます。',
        'Al gastar 30 $ o más.',
      ),
    },
  },
  { code: 'TEATIME15', off: { percent: 15, upTo: 1_500 }, from: 2_000, begins: -7, ends: 60, ofShop: true },
  { code: 'LASTYEAR', off: { percent: 25 }, from: 0, begins: -90, ends: -60 },
]
