import type { Dialog } from '../../types/runtime'
import { COVER, DIMMED, draw, FONT } from './element'

type Answer = Parameters<Dialog['answer']>[0]

const CARD = `${FONT}width:300px;background:#fff;border-radius:12px;text-align:center;overflow:hidden;`
const SHEET = `${FONT}position:absolute;inset:auto 0 0;background:#fff;border-radius:12px 12px 0 0;text-align:center;overflow:hidden;`
const LINE = 'padding:14px 16px;border-top:1px solid #eee;'

/** What the confirming and the refusing button say where the app does not say it, in WeChat's own language. */
const WORDS: Readonly<Record<Dialog['kind'], readonly [confirm: string, cancel: string]>> = {
  modal: ['确定', '取消'],
  actionSheet: ['', '取消'],
  authorize: ['允许', '拒绝'],
  payment: ['确认支付', '关闭'],
  share: ['发送', '取消'],
}

/** A dialog above everything: no touch reaches the page before it is answered. */
export function dialogOf(dialog: Dialog): HTMLElement {
  const { kind, title, content, items = [] } = dialog
  const texts = [title, content].filter((text) => text !== undefined && text !== '')
  const lines = texts.map((text) => draw('div', { style: 'padding:16px;white-space:pre-wrap' }, text ?? ''))
  const rows = items.map((item, index) => button(dialog, `host-item-${index}`, item, index))
  const card = draw('div', { id: 'host-dialog', style: kind === 'actionSheet' ? SHEET : CARD }, ...lines, ...rows)
  card.append(...buttons(dialog))
  return draw('div', { id: `host-${kind}`, style: COVER + DIMMED }, card)
}

function buttons(dialog: Dialog): HTMLElement[] {
  const { kind, confirmText, cancelText } = dialog
  const [confirm, cancel] = WORDS[kind]
  const isAlone = kind === 'modal' && cancelText === undefined
  return [
    ...(isAlone ? [] : [button(dialog, 'host-cancel', cancelText ?? cancel, 'cancel')]),
    ...(kind === 'actionSheet' ? [] : [button(dialog, 'host-confirm', confirmText ?? confirm, 'confirm')]),
  ]
}

function button(dialog: Dialog, id: string, text: string, answer: Answer): HTMLElement {
  return draw('div', { id, style: LINE, onTap: () => dialog.answer(answer) }, text)
}
