import type { Data } from '@contract/all-calls'
import type { ProductMove } from '@contract/base/product-constants'
import { useMutationOf } from '../../api/use-mutation-of'
import { toast } from '../../kit/over/toast'
import { useT, type T } from '../../text/use-t'

type Moved = Data<'sellerProductState'>

/** What became of products that were put on sale or taken off, in words. */
export function movedText(t: T, to: ProductMove, { done, refused }: Moved): string {
  const incomplete = refused.filter(({ reason }) => reason === 'incomplete').length
  const others = refused.length - incomplete
  return [
    done.length > 0 && t(`products.done_${to}`, { count: done.length }),
    incomplete > 0 && t('products.incomplete', { count: incomplete }),
    others > 0 && t('products.not_moved', { count: others }),
  ]
    .filter(Boolean)
    .join('. ')
}

/** Puts products on sale or takes them off, and says what became of them. `onMoved` gets the ids that were refused. */
export function useMoveProducts(onMoved: (refused: readonly string[]) => void) {
  const t = useT()
  const mutation = useMutationOf('sellerProductState', {
    renews: ['sellerProducts', 'sellerProduct'],
    onDone: (moved, { to }) => {
      toast(movedText(t, to, moved))
      onMoved(moved.refused.map(({ product_id }) => product_id))
    },
  })
  return {
    isMoving: mutation.isPending,
    move: (product_ids: readonly string[], to: ProductMove) => mutation.mutate({ product_ids: [...product_ids], to }),
  }
}
