import type { WalletRecord } from '@contract/entities/wallet'
import { OPEN_STATES, type RecordState } from '@contract/base/wallet-states'
import type { BadgeKind } from '@/kit/badge/badge'
import { banknote } from '@/kit/icon/glyphs/banknote'
import { plus } from '@/kit/icon/glyphs/plus'
import { shoppingBag } from '@/kit/icon/glyphs/shopping-bag'
import { store } from '@/kit/icon/glyphs/store'
import { tag } from '@/kit/icon/glyphs/tag'
import { undo } from '@/kit/icon/glyphs/undo'
import { t } from '@/locales/t'

interface Look {
  readonly glyph: string
  /** The suffix of the class that colours its disc. */
  readonly ground: 'in' | 'out' | 'back' | 'bad'
  readonly title: string
}

const STATES: Record<RecordState, { kind: BadgeKind; text: () => string }> = {
  pending: { kind: 'wait', text: () => t('wallet.pending') },
  review: { kind: 'wait', text: () => t('wallet.review') },
  completed: { kind: 'ok', text: () => t('wallet.completed') },
  failed: { kind: 'bad', text: () => t('wallet.state_failed') },
}

/** The state of a record as a text and a colour [state.wallet-record]. A completed expense is not green. */
export function stateOf({ state, direction, recalled }: WalletRecord): { kind: BadgeKind; text: string } {
  if (recalled) return { kind: 'mute', text: t('recall.done') }
  const { kind, text } = STATES[state]
  return { kind: state === 'completed' && direction === 'expense' ? 'mute' : kind, text: text() }
}

/** Whether the record still waits for a decision. */
export const isOpen = ({ state }: WalletRecord): boolean => OPEN_STATES.includes(state)
export const mayRecall = (record: WalletRecord): boolean => record.type === 'withdraw' && isOpen(record)

const numbersOf = ({ order_numbers }: WalletRecord): string => (order_numbers ?? []).join(', ')

function lookOf(record: WalletRecord): Look {
  switch (record.type) {
    case 'welcome':
      return { glyph: tag, ground: 'in', title: t('wallet.welcome') }
    case 'payment':
      return { glyph: shoppingBag, ground: 'out', title: t('wallet.payment', { numbers: numbersOf(record) }) }
    case 'order_refund':
      return { glyph: undo, ground: 'back', title: t('wallet.refund', { numbers: numbersOf(record) }) }
    case 'recharge': {
      const byCard = record.payment_method === 'bank_card'
      return { glyph: plus, ground: 'in', title: byCard ? t('wallet.recharge_card') : t('wallet.recharge_offline') }
    }
    case 'withdraw': {
      const isVirtual = record.payment_method === 'virtual_wallet'
      const title = isVirtual ? t('wallet.withdraw_virtual') : t('wallet.withdraw_bank')
      return { glyph: banknote, ground: 'out', title }
    }
    case 'transfer':
      return { glyph: store, ground: 'out', title: t('wallet.transfer') }
    case 'store_payout':
      return { glyph: store, ground: 'in', title: t('wallet.store_payout') }
    case 'dispute': {
      const isHeld = record.direction === 'expense'
      const title = isHeld ? t('wallet.dispute_held') : t('wallet.dispute_released')
      return { glyph: isHeld ? plus : undo, ground: isHeld ? 'out' : 'back', title }
    }
  }
}

/** The title and the icon of a record. */
export function recordLook(record: WalletRecord): Look {
  const look = lookOf(record)
  return record.state === 'failed' && !record.recalled ? { ...look, ground: 'bad' } : look
}

/** A transaction id shortened for a row: its beginning and its end. */
export function shortId(id: string): string {
  return id.length <= 12 ? id : `${id.slice(0, 4)}…${id.slice(-4)}`
}
