import type { WalletRecord } from '@contract/entities/wallet'
import type { SummaryRow } from '@/kit/summary/summary'
import { formatDateTime } from '@/domain/time/dates'
import { settings } from '@/stores/settings'
import { ownParts } from '@/hooks/use-price'
import { walletName } from '@/locales/wallet-name'
import { t } from '@/locales/t'
import { isOpen, stateOf } from './record-state'

/** The texts of payment methods by their name in the API. An unknown method is left out. */
const METHODS: Readonly<Partial<Record<string, () => string>>> = {
  offline: () => t('wallet.by_transfer'),
  bank_card: () => t('wallet.by_card'),
  bank: () => t('wallet.by_bank'),
  virtual_wallet: () => t('wallet.by_virtual_wallet'),
  wallet: () => t('wallet.by_wallet'),
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
  const actual = record.direction === 'income' ? t('wallet.received') : t('wallet.paid_out')
  return [
    ...fact('amount', t('wallet.amount'), sum(record.amount)),
    ...fact('state', t('wallet.state'), stateOf(record).text),
    ...fact('wallet', t('wallet.wallet_name'), wallet),
    ...fact('method', t('wallet.method'), METHODS[payment_method]?.()),
    ...fact('actual', actual, isOpen(record) || record.state === 'failed' ? null : sum(record.actual_amount)),
    ...fact('after', t('wallet.balance_after'), sum(record.balance_after)),
    ...fact('date', t('wallet.date'), time(created_at)),
    ...fact('decided', t('wallet.decided'), approved_at && time(approved_at)),
    ...fact('transaction', t('wallet.transaction'), record.transaction_id),
    ...fact('message', t('wallet.message'), record.message),
    ...fact('remark', t('wallet.remark'), record.remark),
  ]
}
