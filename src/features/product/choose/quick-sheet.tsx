import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductCard } from '@contract/entities/product'
import { Sheet } from '@/kit/sheet/sheet'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { LoadStates } from '@/kit/state/load-states'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { useLoad } from '@/hooks/use-load'
import { ChooseSheet } from './choose-sheet'
import { takeVariant } from './take-variant'
import { useVariant, type ProductData } from '../use-variant'
import './quick-sheet.scss'

export interface QuickSheetProps {
  product: ProductCard
  onClose: () => void
}

const Loaded = observer(function Loaded({ data, onClose }: { data: ProductData; onClose: () => void }) {
  const variant = useVariant(data)
  const add = () => {
    onClose()
    return takeVariant(data, variant)
  }
  return (
    <ChooseSheet data={data} variant={variant} action={t('product.add_to_cart')} onConfirm={add} onClose={onClose} />
  )
})

/** The sheet of a card's quick-add: loads the product's variants and lets the user choose one. */
export const QuickSheet = observer(function QuickSheet({ product, onClose }: QuickSheetProps) {
  const { product_id } = product
  const load = useLoad((options) => call('product', { product_id }, options), [product_id])
  if (load.data) return <Loaded data={load.data} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={localised(product, 'name', settings.language)}>
      <View className="quick-sheet">
        <LoadStates
          load={load}
          failedTitle={t('product.failed')}
          skeleton={
            <>
              <SkeletonLine width={96} height={96} shape="card" />
              <View className="quick-sheet__gap" />
              <SkeletonLine width="60%" height={20} />
              <View className="quick-sheet__gap" />
              <SkeletonLine height={44} shape="pill" />
            </>
          }
        >
          {() => null}
        </LoadStates>
      </View>
    </Sheet>
  )
})
