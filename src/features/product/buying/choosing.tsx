import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductData, Variant } from '../use-variant'
import { VariantOptions } from '../choose/variant-options'
import { clock } from '@/kit/icon/glyphs/clock'
import { Icon } from '@/kit/icon/icon'
import { productIds } from '../ids'
import { Stepper } from '@/kit/stepper/stepper'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { LazySizeGuideLink } from '../sizes/lazy-size-guide-link'
import './choosing.scss'

/** With fewer pieces in stock, the page says how many are left. */
const FEW = 10

interface ChoosingProps {
  data: ProductData
  variant: Variant
  /** The choose sheet shows the same options over the page, so ids are left out here. */
  silent: boolean
}

/** The options, the stock, and the quantity. */
export const Choosing = observer(function Choosing({ data, variant, silent }: ChoosingProps) {
  const soldOut = data.product.stock <= 0
  return (
    <View className="choosing">
      <VariantOptions
        data={data}
        variant={variant}
        silent={silent}
        guide={data.product.size_guide && <LazySizeGuideLink guide={data.product.size_guide} />}
      />
      {!soldOut && (
        <View className="choosing__row">
          <View className="choosing__stock">
            {variant.stock < FEW ? (
              <>
                <Icon glyph={clock} tone="warn" />
                <View className="choosing__gap" />
                <Text id={productIds.productStock} bold tone="warn" live="status">
                  {t('product.only_left', { count: variant.stock })}
                </Text>
              </>
            ) : (
              <Text bold>{t('product.quantity')}</Text>
            )}
          </View>
          <Stepper
            value={variant.qty}
            onChange={variant.setQty}
            max={variant.stock}
            words={{ label: t('product.quantity'), less: t('common.less'), more: t('common.more') }}
          />
        </View>
      )}
    </View>
  )
})
