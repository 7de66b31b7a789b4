import { useCallback, useEffect, useMemo, useState } from 'react'
import { chargesFor } from '@/domain/money/charge'
import { sumsWith } from '@/domain/cart/checkout-sums'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { checkout } from '@/stores/checkout'
import { billOfQuote, type Foreseen, type QuoteBill } from '../pay/bill'
import { rateOf } from '../pay/load-bill'
import { choicesKey, type Opened, type Quote } from './open-express'

interface Answer {
  readonly of: Opened
  readonly key: string
  /** Null: it was refused. */
  readonly quote: Quote | null
}

interface Quoted {
  readonly bill: QuoteBill
  /** The sums are foreseen: the quote is on its way. */
  readonly busy: boolean
  /** The quote was refused: asks again. */
  readonly ask: (() => Promise<void>) | null
}

/**
 * The bill of what is chosen. The server has quoted its own choice; another one is quoted when it is made, and until then
 * its sums are foreseen. A refusal is shown by the call. Only in observers.
 */
export function useQuoted(opened: Opened, basketId: string | null): Quoted {
  const { addressId, methods } = checkout
  const { data } = opened
  const key = choicesKey(addressId, methods)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const answered = answer?.of === opened && answer.key === key ? answer : null
  const quote = (opened.key === key ? opened.quote : null) ?? answered?.quote ?? null

  const request = useCallback(async (): Promise<Answer> => {
    const basket = basketId === null ? {} : { basket_id: basketId }
    const of = { of: opened, key: choicesKey(addressId, methods) }
    try {
      const fields = { address_id: addressId, shipping_methods: methods, ...basket }
      return { ...of, quote: await call('checkoutQuote', fields) }
    } catch (error) {
      if (!isApiError(error)) throw error
      return { ...of, quote: null }
    }
  }, [opened, addressId, methods, basketId])

  const busy = quote === null && answered === null
  useEffect(() => {
    if (!busy) return
    let live = true
    void request().then((found) => {
      if (live) setAnswer(found)
    })
    return () => {
      live = false
    }
  }, [busy, request])

  const bill = useMemo(() => {
    const address = checkout.addressOf(data)
    const place = address ? `${address.street}, ${address.city}` : ''
    const foreseen = (): Foreseen => {
      const sums = sumsWith(data.cart_info, data.shippings, methods)
      const charge = chargesFor(sums.grand_total, data.wallets, rateOf)
      return { cart_info: data.cart_info, sums, quote_id: null, charge }
    }
    const asked = quote ? { ...quote, sums: quote.cart_info } : foreseen()
    return billOfQuote({ opened: data, quote: asked, methods, place, basketId })
  }, [data, quote, methods, basketId])
  const ask = quote === null && answered ? async () => setAnswer(await request()) : null
  return { bill, busy, ask }
}
