import type { OrderSummary } from '@contract/entities/order'
import type { BadgeKind } from '@/kit/badge/badge'
import { check } from '@/kit/icon/glyphs/check'
import { clock } from '@/kit/icon/glyphs/clock'
import { cross } from '@/kit/icon/glyphs/cross'
import { afterSaleText } from '@/locales/own/after-sale'
import { refundOf } from './order-steps'
import { stateWord } from './state-word'

type RefundState = NonNullable<OrderSummary['refund']>['state']

interface Look {
  readonly kind: BadgeKind
  readonly glyph: string
  /** Only in observers. */
  readonly word: () => string
}

/** The states of a refund request as words, colours and icons. */
export const REFUND_STATES: Readonly<Record<RefundState, Look>> = {
  0: { kind: 'wait', glyph: clock, word: () => afterSaleText('refund_review') },
  1: { kind: 'ok', glyph: check, word: () => afterSaleText('refund_approved') },
  [-1]: { kind: 'bad', glyph: cross, word: () => afterSaleText('refund_refused') },
  cancelled: { kind: 'mute', glyph: cross, word: () => stateWord('cancelled') },
}

/** The state of an order's refund as a line of its card; undefined when there is none. Only in observers. */
export function refundText(order: Pick<OrderSummary, 'refund'>): string | undefined {
  const refund = refundOf(order)
  return refund && `${afterSaleText('refund')} · ${REFUND_STATES[refund.state].word()}`
}
