/** What a product is besides its description. */
import { ownTexts } from './own-texts'

export const PRODUCT_FACTS_TEXTS = {
  en: { category: 'Category: {name}', tax: 'Includes {rate} % tax' },
  es: { category: 'Categoría: {name}', tax: 'Incluye {rate} % de impuestos' },
  th: { category: 'หมวดหมู่: {name}', tax: 'รวมภาษี {rate} % แล้ว' },
  jp: { category: 'カテゴリー：{name}', tax: '税 {rate} % 込み' },
  zh: { category: '分类：{name}', tax: '含 {rate} % 税' },
  zhtw: { category: '分類：{name}', tax: '含 {rate} % 稅' },
} as const

export const productFactsText = ownTexts(PRODUCT_FACTS_TEXTS)
