import { useRef, useState } from 'react'
import { SKUS_AT_ONCE, type StockReason } from '@contract/desk/words'
import { priceOnes, stockOnes, withoutSaved, type StockChanges } from '@/domain/seller/stock-changes'
import { faultText } from '@/hooks/fault-text'
import { deskCall } from '@/services/desk'
import { isApiError, type ApiError } from '@/services/api-error'
import { newIntent } from '@/services/intent'

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

/**
 * Saves changes of stock, then of prices: each all or none. What was saved is no change any more, and the rest stays with
 * its errors. `save` returns whether everything was saved.
 */
export function useSaving(changes: StockChanges, setChanges: (changes: StockChanges) => void) {
  const intent = useRef(newIntent())
  const [errors, setErrors] = useState<StockErrors>({})

  /** Sends a part; returns whether the server took it. */
  async function send(ids: readonly string[], run: () => Promise<unknown>): Promise<boolean> {
    if (ids.length === 0) return true
    try {
      await run()
      return true
    } catch (error) {
      // anything but field errors has been shown already
      if (!isApiError(error)) throw error
      setErrors(errorsOf(error, ids))
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
    const isMoved = await send(moved, () =>
      deskCall('deskStockSet', fields, { idempotencyKey: intent.current.key(fields) }),
    )
    if (!isMoved) return false
    intent.current.done()
    const rest = withoutSaved(changes, moved, 'stock')
    setChanges(rest)
    const items = priced.map(({ row, prices }) => ({ sku_id: row.sku_id, ...prices }))
    const isPriced = await send(valued, () => deskCall('deskPrices', { items }))
    if (!isPriced) return false
    setChanges(withoutSaved(rest, valued, 'prices'))
    return true
  }

  return { save, errors, forget: () => setErrors({}) }
}
