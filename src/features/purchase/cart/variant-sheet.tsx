import { observer } from 'mobx-react-lite'
import type { CartLine } from '@contract/entities/cart'
import { LazyChooseSheet } from '@/features/product/lazy-choose-sheet'
import { useVariant, type ProductData } from '@/features/product/use-variant'
import { Sheet } from '@/kit/sheet/sheet'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { LoadStates } from '@/kit/state/load-states'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { call } from '@/services/request'
import { cart } from '@/stores/cart'
import { settings } from '@/stores/settings'
import { useLoad } from '@/hooks/use-load'

interface VariantSheetProps {
  line: CartLine
  onClose: () => void
}

const Loaded = observer(function Loaded({ data, line, onClose }: VariantSheetProps & { data: ProductData }) {
  const variant = useVariant(data, { sku: line.custom_option_sku, qty: line.qty })

  const change = async () => {
    onClose()
    const { item_id, custom_option_sku, qty } = line
    const { sku } = variant
    if (!sku) return
    if (sku.sku !== custom_option_sku) {
      await cart.update(item_id, 'option', { custom_option_sku: sku.sku, qty: variant.qty })
    } else if (variant.qty !== qty) await cart.update(item_id, 'set', { qty: variant.qty })
  }
  return (
    <LazyChooseSheet data={data} variant={variant} action={t('common.save')} onConfirm={change} onClose={onClose} />
  )
})

/** Another variant, or quantity, of a line of the cart. */
export const VariantSheet = observer(function VariantSheet({ line, onClose }: VariantSheetProps) {
  const { product_id } = line
  const load = useLoad((options) => call('product', { product_id }, options), [product_id])
  if (load.data) return <Loaded data={load.data} line={line} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={localised(line, 'name', settings.language)}>
      <LoadStates load={load} failedTitle={t('product.failed')} skeleton={<SkeletonLine height={96} shape="card" />}>
        {() => null}
      </LoadStates>
    </Sheet>
  )
})
