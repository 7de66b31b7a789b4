import type { Data } from '@contract/all-calls'
import { useMutationOf } from '../../api/use-mutation-of'
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
  const mutation = useMutationOf('sellerOrderAccept', {
    renews: RENEWED,
    onDone: (data) => {
      toast(acceptedText(t, data))
      onDone()
    },
  })
  return {
    isAccepting: mutation.isPending,
    accept: (order_ids: readonly string[]) => mutation.mutate({ order_ids: [...order_ids] }),
  }
}
