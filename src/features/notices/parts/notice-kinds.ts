/** The kinds of notices [rule.notice-types] and how the screen shows them. The numbers are those of the contract. */
import { parcel } from '@/kit/icon/glyphs/parcel'
import { store } from '@/kit/icon/glyphs/store'
import { tag } from '@/kit/icon/glyphs/tag'
import { ticketPercent } from '@/kit/icon/glyphs/ticket-percent'
import { truck } from '@/kit/icon/glyphs/truck'
import { undo } from '@/kit/icon/glyphs/undo'
import { wallet } from '@/kit/icon/glyphs/wallet'
import { noticesText } from '../texts/notices'

export const OFFER = 800

interface NoticeKind {
  readonly type: number
  readonly name: () => string
  readonly glyph: string
  readonly ground: string
  /** Only sellers and applicants receive them. */
  readonly sellers?: true
}

export const NOTICE_KINDS: readonly [NoticeKind, ...NoticeKind[]] = [
  { type: 600, name: () => noticesText('orders'), glyph: truck, ground: 'mist' },
  { type: 700, name: () => noticesText('refunds'), glyph: undo, ground: 'rose' },
  { type: 500, name: () => noticesText('recharges'), glyph: wallet, ground: 'sage' },
  { type: 400, name: () => noticesText('withdrawals'), glyph: wallet, ground: 'butter' },
  { type: OFFER, name: () => noticesText('offers'), glyph: ticketPercent, ground: 'clay' },
  { type: 100, name: () => noticesText('store'), glyph: store, ground: 'lilac', sellers: true },
  { type: 200, name: () => noticesText('products'), glyph: tag, ground: 'lilac', sellers: true },
  { type: 300, name: () => noticesText('storage'), glyph: parcel, ground: 'lilac', sellers: true },
]

/** The kind of a notice. A type that this app does not know yet is shown like an order's. */
export const kindOf = (type: number): NoticeKind => NOTICE_KINDS.find((kind) => kind.type === type) ?? NOTICE_KINDS[0]
