import { useEffect, useState } from 'react'
import type { SellerProduct } from '@contract/entities/seller/product'
import type { FieldError } from '@contract/base/envelope'
import { go } from '../../../address/hash'
import { useMutationOf } from '../../../api/use-mutation-of'
import { useDraft } from '../../../kit/editing/use-draft'
import { toast } from '../../../kit/over/toast'
import { useT } from '../../../text/use-t'
import {
  changedFields,
  draftOf as draftOfProduct,
  EMPTY_DRAFT,
  hundredths,
  isChanged,
  newFields,
  type Draft,
} from './draft'

/** What can be seen to be wrong before it is sent. */
function ownErrors(draft: Draft): FieldError[] {
  return hundredths(draft.tax_rate) === undefined ? [{ field: 'tax_rate', rule: 'format' }] : []
}

const draftOf = (product: SellerProduct | null): Draft => (product ? draftOfProduct(product) : EMPTY_DRAFT)

/** The draft of a product, or of a new one: what was changed, saving it, and what was refused. */
export function useEditor(product: SellerProduct | null, reread: () => Promise<SellerProduct | undefined>) {
  const t = useT()
  const edited = useDraft({ row: product, draftOf, reread, isChanged, asks: true })
  const { draft, base, isDirty } = edited
  const [own, setOwn] = useState<readonly FieldError[]>([])
  const [made, setMade] = useState<string | null>(null)

  const mutation = useMutationOf('sellerProductSave', {
    renews: ['sellerProducts', 'sellerProduct', 'sellerStock'],
    silent: edited.isConflict,
    onDone: ({ product: saved }) => {
      toast(t('common.saved'))
      edited.take(saved)
      if (product === null) setMade(saved.product_id)
    },
  })
  // the address of the new product, once nothing is unsaved any more
  useEffect(() => {
    if (made !== null) void go(`/products/${made}`, { replace: true })
  }, [made])

  const save = () => {
    const wrong = ownErrors(draft)
    setOwn(wrong)
    if (wrong.length > 0 || mutation.isPending) return
    if (product === null) mutation.mutate(newFields(draft))
    else
      mutation.mutate({ product_id: product.product_id, version: edited.held?.version, ...changedFields(draft, base) })
  }
  const discard = () => {
    edited.discard()
    setOwn([])
    mutation.reset()
  }
  return {
    draft,
    isDirty,
    conflict: edited.conflict,
    isSaving: mutation.isPending,
    errors: own.length > 0 ? own : (mutation.error?.errors ?? []),
    change: edited.set,
    save,
    discard,
  }
}
