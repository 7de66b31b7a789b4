import { useRef, useState } from 'react'
import { SKUS_AT_ONCE, type StockReason } from '@contract/base/product-constants'
import {
  priceOnes,
  seenAgain,
  stockOnes,
  withoutSaved,
  type NowThere,
  type StockChanges,
} from '@/domain/seller/stock-changes'
import { faultText } from '@/hooks/fault-text'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import { sellerCall } from '@/services/seller'
import { isApiError, type ApiError } from '@/services/api-error'
import { newIntent } from '@/services/intent'
import { toast } from '@/stores/toast'
import { pricesText } from './pending-text'

/** Messages by the id of the variant. */
export type StockErrors = Readonly<Record<string, string>>

/** `items.3.price` names the fourth variant of the call. */
function errorsOf(error: ApiError, ids: readonly string[]): StockErrors {
  const found = error.errors.flatMap((fault) => {
    const [, place, field = ''] = fault.field.split('.')
    const id = ids[Number(place)]
    return id === undefined ? [] : [[id, faultText(field, fault)] as const]
  })
  return Object.fromEntries(found)
}

/** What is there by now, if that is why the call was refused. */
const nowThere = ({ reason, data }: ApiError): NowThere | null =>
  reason === 'changed' && Array.isArray(data.items) ? (data.items as NowThere) : null

/**
 * Saves changes of stock, then of prices: each all or none. What was saved is no change any more, and the rest stays with
 * its errors; where somebody else was faster, it goes on from what is there by now. `save` returns whether everything was
 * saved.
 */
export function useSaving(changes: StockChanges, setChanges: (changes: StockChanges) => void) {
  const intent = useRef(newIntent())
  const [errors, setErrors] = useState<StockErrors>({})
  const { amountIn } = usePrice()

  const nowText = ({ stock, price, special_price = null }: NowThere[number]) =>
    price === undefined
      ? t('shopAdmin.changed_stock', { now: stock ?? 0 })
      : t('shopAdmin.changed_prices', { now: pricesText({ price, special_price }, (usd) => amountIn(usd, 'USD')) })

  function explain(error: ApiError, ids: readonly string[], left: StockChanges): void {
    const now = nowThere(error)
    if (now) {
      setChanges(seenAgain(left, now))
      setErrors(Object.fromEntries(now.map((each) => [each.sku_id, nowText(each)])))
      return
    }
    setErrors(errorsOf(error, ids))
    if (error.errors.length === 0) toast.show(error.message, 'alert')
  }

  /** Sends a part of what is left; returns whether the server took it. */
  async function send(left: StockChanges, ids: readonly string[], run: () => Promise<unknown>): Promise<boolean> {
    if (ids.length === 0) return true
    try {
      await run()
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      explain(error, ids, left)
      return false
    }
  }

  async function save(reason: StockReason): Promise<boolean> {
    setErrors({})
    const pieces = stockOnes(changes).slice(0, SKUS_AT_ONCE)
    const priced = priceOnes(changes).slice(0, SKUS_AT_ONCE)
    const moved = pieces.map(({ row }) => row.sku_id)
    const valued = priced.map(({ row }) => row.sku_id)
    const fields = {
      items: pieces.map(({ row, stock }) => ({ sku_id: row.sku_id, stock, was: row.stock })),
      reason,
    }
    const isMoved = await send(changes, moved, () =>
      sellerCall('sellerStockSet', fields, { idempotencyKey: intent.current.key(fields), silent: true }),
    )
    if (!isMoved) return false
    intent.current.done()
    const rest = withoutSaved(changes, moved, 'stock')
    setChanges(rest)
    const items = priced.map(({ row, prices }) => ({
      ...{ sku_id: row.sku_id, ...prices },
      was: { price: row.price, special_price: row.special_price },
    }))
    const isPriced = await send(rest, valued, () => sellerCall('sellerPrices', { items }, { silent: true }))
    if (!isPriced) return false
    setChanges(withoutSaved(rest, valued, 'prices'))
    return true
  }

  return { save, errors, forget: () => setErrors({}) }
}
