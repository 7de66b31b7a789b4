import type { Data } from '@contract/all-calls'
import { useDeed } from '../../api/use-deed'
import { toast } from '../../kit/over/toast'
import { useT, type T } from '../../text/use-t'
import { RENEWED } from './renewed'

/** What became of orders that were accepted, in words. */
export function acceptedText(t: T, { done, refused }: Data<'sellerOrderAccept'>): string {
  const disputed = refused.filter(({ reason }) => reason === 'disputed').length
  const others = refused.length - disputed
  return [
    done.length > 0 && t('orders.accepted', { count: done.length }),
    disputed > 0 && t('orders.disputed', { count: disputed }),
    others > 0 && t('orders.not_accepted', { count: others }),
  ]
    .filter(Boolean)
    .join('. ')
}

/** Accepts orders, and says what became of them. */
export function useAcceptOrders(onDone: () => void = () => undefined) {
  const t = useT()
  const deed = useDeed('sellerOrderAccept', {
    renews: RENEWED,
    onDone: (data) => {
      toast(acceptedText(t, data))
      onDone()
    },
  })
  return {
    isAccepting: deed.isPending,
    accept: (order_ids: readonly string[]) => deed.mutate({ order_ids: [...order_ids] }),
  }
}
