import type { SellerShop } from '@contract/calls/seller/shop'
import { useMutationOf } from '../../api/use-mutation-of'
import { useDraft } from '../../kit/editing/use-draft'
import { toast } from '../../kit/over/toast'
import { useT } from '../../text/use-t'
import { changedFields, draftOf, isChanged, type DraftMethod, type FieldKey, type ShopDraft } from './draft'

/** The draft of a shop's settings: what was changed, saving it, and what was refused. */
export function useShopEditor(shop: SellerShop, reread: () => Promise<SellerShop | undefined>) {
  const t = useT()
  const edited = useDraft({ row: shop, draftOf: (row) => draftOf(row ?? shop), reread, isChanged, asks: true })
  const { draft, base, isDirty, set } = edited
  const mutation = useMutationOf('sellerShopSave', {
    renews: ['sellerShop', 'sellerHome', 'sellerStock'],
    silent: edited.isConflict,
    onDone: ({ shop: saved }) => {
      toast(t('common.saved'))
      edited.take(saved)
    },
  })
  return {
    draft,
    isDirty,
    conflict: edited.conflict,
    isSaving: mutation.isPending,
    errors: mutation.error?.errors ?? [],
    setField: (key: FieldKey, value: string) => set((now) => ({ fields: { ...now.fields, [key]: value } })),
    setLogo: (logo: ShopDraft['logo']) => set({ logo }),
    setMethods: (methods: readonly DraftMethod[]) => set({ methods }),
    save: () => {
      if (!mutation.isPending) mutation.mutate({ version: edited.held?.version, ...changedFields(draft, base) })
    },
    discard: () => {
      edited.discard()
      mutation.reset()
    },
  }
}

export type ShopEditor = ReturnType<typeof useShopEditor>
