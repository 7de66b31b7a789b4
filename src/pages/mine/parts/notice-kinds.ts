/** The kinds of notices (spec §4, gaps §7) as the screen sorts them. The numbers are those of the contract. */
import { parcel } from '@/components/icon/glyphs/parcel'
import { store } from '@/components/icon/glyphs/store'
import { tag } from '@/components/icon/glyphs/tag'
import { ticketPercent } from '@/components/icon/glyphs/ticket-percent'
import { truck } from '@/components/icon/glyphs/truck'
import { undo } from '@/components/icon/glyphs/undo'
import { wallet } from '@/components/icon/glyphs/wallet'
import { noticesText } from '@/locales/own/notices'

export const OFFER = 800

interface NoticeKind {
  readonly type: number
  readonly name: () => string
  readonly glyph: string
  readonly ground: string
  /** Only who sells, or asks to, gets them. */
  readonly sellers?: true
}

export const NOTICE_KINDS: readonly NoticeKind[] = [
  { type: 600, name: () => noticesText('orders'), glyph: truck, ground: 'mist' },
  { type: 700, name: () => noticesText('refunds'), glyph: undo, ground: 'rose' },
  { type: 500, name: () => noticesText('recharges'), glyph: wallet, ground: 'sage' },
  { type: 400, name: () => noticesText('withdrawals'), glyph: wallet, ground: 'butter' },
  { type: OFFER, name: () => noticesText('offers'), glyph: ticketPercent, ground: 'clay' },
  { type: 100, name: () => noticesText('store'), glyph: store, ground: 'lilac', sellers: true },
  { type: 200, name: () => noticesText('products'), glyph: tag, ground: 'lilac', sellers: true },
  { type: 300, name: () => noticesText('storage'), glyph: parcel, ground: 'lilac', sellers: true },
]

/** The kind of a notice; a type that this app does not know yet looks like an order's. */
export const kindOf = (type: number): NoticeKind => NOTICE_KINDS.find((kind) => kind.type === type) ?? NOTICE_KINDS[0]
