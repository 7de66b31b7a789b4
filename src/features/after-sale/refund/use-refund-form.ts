import { useState } from 'react'
import { REFUND_IMAGES_MAX } from '@contract/base/after-sale'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { OrderDetail } from '@contract/entities/order'
import { toDecimal, toMinor } from '@contract/rules/money'
import { refundAmount } from '@contract/rules/refund-amount'
import { REMARK_MAX } from '@contract/base/text-limits'
import { cutText } from '@/domain/text/cut-text'
import { required } from '@/domain/text/field-message'
import { call } from '@/services/request'
import { newIntent } from '@/services/intent'
import { useForm } from '@/hooks/use-form'
import { useRestoredState } from '@/hooks/use-restored-state'
import { usePictures } from '@/hooks/use-pictures'
import { newPictures } from '../review/new-pictures'
import { REASONS, type RefundReason } from './refund-reasons'

const SEPARATOR = ': '

/** The characters that remain beside the longest reason. */
export const DETAILS_MAX = 400

const minor = (amount: string) => toMinor(amount, BASE_CURRENCY)

/** The refund for these pieces in USD, by the server's rule. */
export function expectedAmount(order: OrderDetail, pieces: ReadonlyMap<string, number>): string {
  const amount = refundAmount({
    shippingCost: minor(order.shipping_cost),
    lines: order.products.map(({ item_id, qty, row_price, coupon_share, refundable }) => ({
      rowPrice: minor(row_price),
      couponShare: minor(coupon_share),
      qty,
      done: qty - refundable,
      asked: pieces.get(item_id) ?? 0,
    })),
  })
  return toDecimal(amount, BASE_CURRENCY)
}

/** Preselects the only line of an order; with several lines the user chooses. */
function firstPieces(order: OrderDetail | undefined): ReadonlyMap<string, number> {
  const [line, ...others] = (order?.products ?? []).filter(({ refundable }) => refundable > 0)
  return new Map(line && others.length === 0 ? [[line.item_id, line.refundable]] : [])
}

/**
 * The form of a refund request; `order` is undefined while it loads. Lines and pictures count as fields, so that refusals
 * are shown at them.
 */
export function useRefundForm(orderId: string, order: OrderDetail | undefined, onSent: () => void) {
  const name = `refund.${orderId}`
  const [chosen, setPieces] = useRestoredState<ReadonlyMap<string, number> | null>(`${name}.pieces`, null)
  const pieces = chosen ?? firstPieces(order)
  const pictures = usePictures(`${name}.pictures`, () => newPictures('proof', REFUND_IMAGES_MAX))
  const [intent] = useState(newIntent)

  const form = useForm({
    keep: name,
    values: { items: '', reason: '', details: '', images: '' },
    rules: {
      items: () => (pieces.size === 0 ? { rule: 'required' } : null),
      reason: required,
      images: () => (pictures.busy ? { rule: 'required' } : null),
    },
    submit: async ({ reason, details }) => {
      const sentence = REASONS[reason as RefundReason]()
      const fields = {
        order_id: orderId,
        items: [...pieces].map(([item_id, qty]) => ({ item_id, qty })),
        reason: cutText([sentence, details.trim()].filter((part) => part !== '').join(SEPARATOR), REMARK_MAX),
        images: [...pictures.ids],
      }
      await call('refund', fields, { idempotencyKey: intent.key(fields) })
      intent.done()
      onSent()
    },
  })

  /** Sets how many pieces of a line are refunded; 0 removes the line. */
  function choose(itemId: string, qty: number): void {
    const next = new Map(pieces)
    if (qty > 0) next.set(itemId, qty)
    else next.delete(itemId)
    setPieces(next)
    form.set('items', '')
  }
  return { form, pieces, pictures, choose }
}

export type RefundForm = ReturnType<typeof useRefundForm>
