import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Picture } from '@/kit/picture/picture'
import { OldPrice } from '@/kit/price/old-price'
import { Price } from '@/kit/price/price'
import { Stepper } from '@/kit/stepper/stepper'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import type { ProductData, Variant } from '../use-variant'
import { VariantOptions } from './variant-options'
import './choose-body.scss'

/** The choice so far with its price, the options and the quantity. */
export const ChooseBody = observer(function ChooseBody(props: { data: ProductData; variant: Variant; asked: boolean }) {
  const { data, variant, asked } = props
  const { parts } = usePrice()
  const { price, was } = variant.price
  return (
    <View className="choose-body">
      <View className="choose-body__head">
        <View className="choose-body__picture">
          <Picture image={variant.image} ground={data.product.ground} alt="" small />
        </View>
        <View className="choose-body__words">
          <View className="choose-body__price">
            <Price parts={parts(price)} size={20} reduced={was !== undefined} />
            {was !== undefined && (
              <View className="choose-body__was">
                <OldPrice parts={parts(was)} />
              </View>
            )}
          </View>
          <Text tone="ink2">{variant.chosen.join(', ')}</Text>
          {variant.sku && variant.stock < 10 && (
            <Text size={13} bold tone="warn">
              {t('product.only_left', { count: variant.stock })}
            </Text>
          )}
        </View>
      </View>
      <VariantOptions data={data} variant={variant} asked={asked} />
      <View className="choose-body__quantity">
        <View className="choose-body__caption">
          <Text bold>{t('product.quantity')}</Text>
        </View>
        <Stepper
          value={variant.qty}
          onChange={variant.setQty}
          max={variant.stock}
          words={{ label: t('product.quantity'), less: t('common.less'), more: t('common.more') }}
        />
      </View>
    </View>
  )
})
