/** The kinds of notices [rule.notice-types] and how the screen shows them. The numbers are those of the contract. */
import { parcel } from '@/kit/icon/glyphs/parcel'
import { store } from '@/kit/icon/glyphs/store'
import { tag } from '@/kit/icon/glyphs/tag'
import { ticketPercent } from '@/kit/icon/glyphs/ticket-percent'
import { truck } from '@/kit/icon/glyphs/truck'
import { undo } from '@/kit/icon/glyphs/undo'
import { wallet } from '@/kit/icon/glyphs/wallet'
import { t } from '@/locales/t'

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
  { type: 600, name: () => t('notices.orders'), glyph: truck, ground: 'mist' },
  { type: 700, name: () => t('notices.refunds'), glyph: undo, ground: 'rose' },
  { type: 500, name: () => t('notices.recharges'), glyph: wallet, ground: 'sage' },
  { type: 400, name: () => t('notices.withdrawals'), glyph: wallet, ground: 'butter' },
  { type: OFFER, name: () => t('notices.offers'), glyph: ticketPercent, ground: 'clay' },
  { type: 100, name: () => t('notices.store'), glyph: store, ground: 'lilac', sellers: true },
  { type: 200, name: () => t('notices.products'), glyph: tag, ground: 'lilac', sellers: true },
  { type: 300, name: () => t('notices.storage'), glyph: parcel, ground: 'lilac', sellers: true },
]

/** The kind of a notice. A type that this app does not know yet is shown like an order's. */
export const kindOf = (type: number): NoticeKind => NOTICE_KINDS.find((kind) => kind.type === type) ?? NOTICE_KINDS[0]
