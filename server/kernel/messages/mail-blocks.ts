/** The blocks of a letter, each as text and as HTML with the same words in the same order. */
import { colour } from '../text/colours'
import { escapeHtml } from '../text/html'

/** Pieces of one product. */
export interface MailItem {
  /** The address of the picture; null without one. */
  readonly picture: string | null
  readonly name: string
  /** The chosen options; may be empty. */
  readonly detail: string
  readonly pieces: number
  /** With its currency; empty where no price is shown. */
  readonly sum: string
}

export interface Fact {
  readonly label: string
  /** May have several lines. */
  readonly value: string
}

interface Target {
  readonly label: string
  readonly address: string
}

/** A paragraph, or a block; `code` is highlighted, `small` is a link below everything. */
export type Block =
  | string
  | { readonly code: string }
  | { readonly goods: readonly MailItem[] }
  | { readonly facts: readonly Fact[] }
  | { readonly button: Target }
  | { readonly small: Target }

const CODE = 'margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px'
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
const GAP = 'margin:0 0 24px'
const LINE = `border-top:1px solid ${colour.line}`
const PICTURE = `display:block;border-radius:8px;background:${colour.sunk}`
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:8px;font-weight:700;text-decoration:none;background:${colour.accent};color:${colour.paper}`

const linesOf = (text: string) => text.split('\n').map(escapeHtml).join('<br>')

function goodsRow({ picture, name, detail, pieces, sum }: MailItem): string {
  const image =
    picture === null ? '' : `<img src="${escapeHtml(picture)}" width="64" height="64" alt="" style="${PICTURE}">`
  const below = detail === '' ? '' : `<br><span class="soft" style="color:${colour.ink2}">${escapeHtml(detail)}</span>`
  return (
    `<tr><td class="line" width="76" style="${LINE};padding:12px 12px 12px 0;vertical-align:top">${image}</td>` +
    `<td class="line" style="${LINE};padding:12px 0;vertical-align:top">${pieces} × ${escapeHtml(name)}${below}</td>` +
    `<td class="line" align="right" style="${LINE};padding:12px 0 12px 12px;vertical-align:top;white-space:nowrap">${escapeHtml(sum)}</td></tr>`
  )
}

const factRow = ({ label, value }: Fact) =>
  `<tr><td class="soft" style="padding:4px 16px 4px 0;vertical-align:top;color:${colour.ink2}">${escapeHtml(label)}</td>` +
  `<td style="padding:4px 0;vertical-align:top">${linesOf(value)}</td></tr>`

const table = (rows: readonly string[]) => `<table ${TABLE} style="${GAP}">${rows.join('')}</table>`

const anchor = ({ label, address }: Target, style: string, name: string) =>
  `<a class="${name}" href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a>`

/** A block as HTML; every text in it is escaped. */
export function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${linesOf(block)}</p>`
  if ('code' in block) return `<p style="${CODE}">${escapeHtml(block.code)}</p>`
  if ('goods' in block) return table(block.goods.map(goodsRow))
  if ('facts' in block) return table(block.facts.map(factRow))
  if ('button' in block) return `<p style="${GAP}">${anchor(block.button, BUTTON, 'button')}</p>`
  return `<p style="margin:24px 0 0;font-size:13px">${anchor(block.small, `color:${colour.ink2}`, 'soft')}</p>`
}

const goodsText = ({ name, detail, pieces, sum }: MailItem) =>
  [`${pieces} × ${name}`, detail, sum].filter((line) => line !== '').join('\n')

const targetText = ({ label, address }: Target) => `${label}\n${address}`

/** The same as plain text. */
export function blockText(block: Block): string {
  if (typeof block === 'string') return block
  if ('code' in block) return block.code
  if ('goods' in block) return block.goods.map(goodsText).join('\n\n')
  if ('facts' in block) return block.facts.map(({ label, value }) => `${label}\n${value}`).join('\n\n')
  return targetText('button' in block ? block.button : block.small)
}
