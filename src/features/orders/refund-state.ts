import type { OrderSummary } from '@contract/entities/order'
import type { BadgeKind } from '@/kit/badge/badge'
import { check } from '@/kit/icon/glyphs/check'
import { clock } from '@/kit/icon/glyphs/clock'
import { cross } from '@/kit/icon/glyphs/cross'
import { t } from '@/locales/t'
import { tabWord } from './tab-word'

type Refund = NonNullable<OrderSummary['refund']>

interface Look {
  readonly kind: BadgeKind
  readonly glyph: string
  /** Only in observers. */
  readonly word: () => string
}

/** The states of a request for a refund as words, colours and icons. */
export const REFUND_STATES: Readonly<Record<Refund['state'], Look>> = {
  0: { kind: 'wait', glyph: clock, word: () => t('refundStates.review') },
  1: { kind: 'ok', glyph: check, word: () => t('refundStates.approved') },
  [-1]: { kind: 'bad', glyph: cross, word: () => t('refundStates.refused') },
  cancelled: { kind: 'mute', glyph: cross, word: () => tabWord('cancelled') },
}
