import { observer } from 'mobx-react-lite'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { OrderSummary } from '@contract/entities/order'
import { sumUsd } from '@/domain/money/charge'
import { t } from '@/locales/t'
import type { BillShop } from '../pay/bill'
import { Confirmation } from '../confirmation/confirmation'

/** The parts of an order on the confirmation. */
export function shopOf({ order_id, increment_id, shop, products, arrives }: OrderSummary): BillShop {
  const things = products.map(({ item_id, image, ground }) => ({ key: item_id, image, ground }))
  return { ...shop, things, arrives: arrives && [arrives.from, arrives.to], order: { order_id, increment_id } }
}

/** The confirmation of orders that were paid by card, without those that were cancelled before. */
export const CardConfirmation = observer(function CardConfirmation({ orders }: { orders: readonly OrderSummary[] }) {
  const paid = orders.filter(({ status }) => status !== 'cancelled')
  const amount = sumUsd(paid.map(({ grand_total }) => grand_total))
  return <Confirmation shops={paid.map(shopOf)} charge={{ amount, currency: BASE_CURRENCY }} caption={t('card.paid')} />
})
