import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { OrderDetail } from '@contract/entities/order'
import { toDecimal, toMinor } from '@contract/rules/money'
import { sumUsd } from '@/domain/money/charge'
import { t } from '@/locales/t'
import { checkout } from '@/stores/checkout'
import { Confirmation } from './confirmation'
import { shopOf } from '../card/card-confirmation'

/** The charge for the orders of one payment; for cash on delivery, their total. */
function chargeOf(orders: readonly OrderDetail[]): { amount: string; currency: string } {
  const paid = orders.flatMap(({ actual_payment }) => actual_payment ?? [])
  const [first] = paid
  const isOneCurrency = paid.length === orders.length && paid.every(({ currency }) => currency === first?.currency)
  if (!first || !isOneCurrency)
    return { amount: sumUsd(orders.map(({ grand_total }) => grand_total)), currency: BASE_CURRENCY }
  const { currency } = first
  const total = paid.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0n)
  return { amount: toDecimal(total, currency), currency }
}

function captionOf({ payment_method: method }: OrderDetail): string {
  if (method === 'bank_card') return t('card.paid')
  return t(method === 'cash_on_delivery' ? 'checkout.paid_cash' : 'checkout.paid_wallet')
}

interface PlacedConfirmationProps {
  orders: readonly [OrderDetail, ...OrderDetail[]]
}

/** The confirmation of orders by their numbers, as a reload or an address finds it. There is one at least. */
export const PlacedConfirmation = observer(function PlacedConfirmation({ orders }: PlacedConfirmationProps) {
  useEffect(() => checkout.confirm(), [])
  return <Confirmation shops={orders.map(shopOf)} charge={chargeOf(orders)} caption={captionOf(orders[0])} />
})
