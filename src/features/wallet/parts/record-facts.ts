import type { WalletRecord } from '@contract/entities/wallet'
import type { SummaryRow } from '@/kit/summary/summary'
import { formatDateTime } from '@/domain/time/dates'
import { walletText } from '../texts/wallet'
import { walletName } from '@/locales/own/wallet-names'
import { settings } from '@/stores/settings'
import { ownParts } from '@/hooks/use-price'
import { isOpen, stateOf } from './record-state'

/** The texts of payment methods by their name in the API. An unknown method is left out. */
const METHODS: Readonly<Partial<Record<string, () => string>>> = {
  offline: () => walletText('by_transfer'),
  bank_card: () => walletText('by_card'),
  bank: () => walletText('by_bank'),
  virtual_wallet: () => walletText('by_virtual_wallet'),
  wallet: () => walletText('by_wallet'),
}

const fact = (key: string, label: string, value: string | null | undefined): SummaryRow[] =>
  value ? [{ key, label, value }] : []

/** The facts of a record, row by row [screen.wallet-facts]. Inside an observer they follow the language. */
export function recordFacts(record: WalletRecord): SummaryRow[] {
  const { wallet: code, currency, created_at, approved_at, payment_method } = record
  const known = settings.wallets.find((each) => each.code === code)
  const wallet = known ? walletName(known) : code
  const sum = (value: string) => ownParts(value, currency).text
  const time = (value: string) => formatDateTime(value, settings.language)
  const actual = record.direction === 'income' ? walletText('received') : walletText('paid_out')
  return [
    ...fact('amount', walletText('amount'), sum(record.amount)),
    ...fact('state', walletText('state'), stateOf(record).text),
    ...fact('wallet', walletText('wallet_name'), wallet),
    ...fact('method', walletText('method'), METHODS[payment_method]?.()),
    ...fact('actual', actual, isOpen(record) || record.state === 'failed' ? null : sum(record.actual_amount)),
    ...fact('after', walletText('balance_after'), sum(record.balance_after)),
    ...fact('date', walletText('date'), time(created_at)),
    ...fact('decided', walletText('decided'), approved_at && time(approved_at)),
    ...fact('transaction', walletText('transaction'), record.transaction_id),
    ...fact('message', walletText('message'), record.message),
    ...fact('remark', walletText('remark'), record.remark),
  ]
}
