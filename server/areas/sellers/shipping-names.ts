import type { ShippingKind } from '@contract/rules/store'
import type { Texts } from '../../kernel/text/texts'

/** What the ways of shipping are called, whichever shop offers them. */
export const SHIPPING_NAMES: Readonly<Record<ShippingKind, Texts>> = {
  standard: {
    en: 'Standard',
    zh: '标准配送',
    zhtw: '標準配送',
    th: 'ส่งมาตรฐาน',
    jp: '通常配送',
    es: 'Estándar',
  },
  express: {
    en: 'Express',
    zh: '特快配送',
    zhtw: '快速配送',
    th: 'ส่งด่วน',
    jp: 'お急ぎ便',
    es: 'Exprés',
  },
  green: {
    en: 'Green, without hurry',
    zh: '低碳慢递',
    zhtw: '低碳慢遞',
    th: 'ส่งแบบรักษ์โลก',
    jp: 'ゆっくりエコ便',
    es: 'Ecológico y sin prisa',
  },
  cool: {
    en: 'Chilled',
    zh: '冷链配送',
    zhtw: '低溫配送',
    th: 'ส่งแบบควบคุมความเย็น',
    jp: 'クール便',
    es: 'Refrigerado',
  },
}
