/** The account's overview in the row to it. Two packages show it, so that it weighs on the main one: no other word here. */
import { ownTexts } from './own-texts'

export const WIDE_ROW_TEXTS = {
  en: { title: 'Overview' },
  es: { title: 'Resumen' },
  th: { title: 'ภาพรวม' },
  jp: { title: '概要' },
  zh: { title: '概览' },
  zhtw: { title: '總覽' },
}

export const wideRowText = ownTexts(WIDE_ROW_TEXTS)
