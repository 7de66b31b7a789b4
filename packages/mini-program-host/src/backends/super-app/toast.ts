import { COVER, draw, FONT } from './element'

const BOX = `${FONT}max-width:70%;padding:16px 20px;border-radius:12px;background:rgba(0,0,0,.75);color:#fff;text-align:center;`

/** A toast or the loading box. Touches reach the page below. */
export function toastOf(id: string, title: string, icon: string): HTMLElement {
  const sign = draw('div', { style: 'font-size:36px' }, SIGNS[icon] ?? '')
  return draw('div', { id, style: `${COVER}pointer-events:none` }, draw('div', { style: BOX }, sign, title))
}

const SIGNS: Readonly<Record<string, string>> = { success: '✓', error: '!', loading: '…' }
