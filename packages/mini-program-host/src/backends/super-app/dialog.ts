import type { Dialog } from '../../types/runtime'
import { COVER, DIMMED, draw, FONT } from './element'

type Answer = Parameters<Dialog['answer']>[0]

const CARD = `${FONT}width:300px;background:#fff;border-radius:12px;text-align:center;overflow:hidden;`
const SHEET = `${FONT}position:absolute;inset:auto 0 0;background:#fff;border-radius:12px 12px 0 0;text-align:center;overflow:hidden;`
const LINE = 'padding:14px 16px;border-top:1px solid #eee;'

/** The default texts of the two buttons, in WeChat's own language. */
const WORDS: Readonly<Record<Dialog['kind'], readonly [confirm: string, cancel: string]>> = {
  modal: ['确定', '取消'],
  actionSheet: ['', '取消'],
  authorize: ['允许', '拒绝'],
  payment: ['', '关闭'],
  share: ['发送', '取消'],
}

/** The kinds with a confirming button. An action sheet is answered by an item; nothing is paid here. */
const CONFIRMED: ReadonlySet<Dialog['kind']> = new Set(['modal', 'authorize', 'share'])

/** A dialog above everything: no touch reaches the page until it is answered. */
export function dialogOf(dialog: Dialog): HTMLElement {
  const { kind, title, content, items = [] } = dialog
  const texts = [title, content].filter((text) => text !== undefined && text !== '')
  const lines = texts.map((text) => draw('div', { style: 'padding:16px;white-space:pre-wrap' }, text ?? ''))
  const rows = items.map((item, index) =>
    kind === 'share' ? picture(item) : button(dialog, `host-item-${index}`, item, index),
  )
  const card = draw('div', { id: 'host-dialog', style: kind === 'actionSheet' ? SHEET : CARD }, ...lines, ...rows)
  card.append(...buttons(dialog))
  return draw('div', { id: `host-${kind}`, style: COVER + DIMMED }, card)
}

function buttons(dialog: Dialog): HTMLElement[] {
  const { kind, confirmText, cancelText } = dialog
  const [confirm, cancel] = WORDS[kind]
  const isRefusable = kind !== 'modal' || cancelText !== undefined
  return [
    ...(isRefusable ? [button(dialog, 'host-cancel', cancelText ?? cancel, 'cancel')] : []),
    ...(CONFIRMED.has(kind) ? [button(dialog, 'host-confirm', confirmText ?? confirm, 'confirm')] : []),
  ]
}

/** The card that would be shared. */
function picture(source: string): HTMLElement {
  const image = draw('img', { style: 'display:block;width:100%;max-height:240px;object-fit:cover' })
  image.src = source
  return image
}

function button(dialog: Dialog, id: string, text: string, answer: Answer): HTMLElement {
  return draw('div', { id, style: LINE, onTap: () => dialog.answer(answer) }, text)
}
