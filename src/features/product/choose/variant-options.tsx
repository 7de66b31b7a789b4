import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { OptionName } from '@contract/entities/product'
import { Box } from '@/kit/box/box'
import { ChoiceChip } from '@/kit/choice-chip/choice-chip'
import { productIds } from '../ids'
import { Text } from '@/kit/text/text'
import { isPossible } from '@/domain/catalogue/variants'
import { t } from '@/locales/t'
import type { ProductData, Variant } from '../use-variant'
import './variant-options.scss'

interface VariantOptionsProps {
  data: ProductData
  variant: Variant
  /** Marks the missing options in red, after the user tried to continue without them. */
  asked?: boolean
  /** Beside the name of the option that has the sizes of the product's size guide. */
  guide?: ReactNode
  /** Leaves ids out, while another copy of the options is shown above. */
  silent?: boolean
}

interface AxisProps extends VariantOptionsProps {
  axis: OptionName
  place: number
}

/** The names of another option's values that are available with a value. */
function valuesWith({ skus }: ProductData, axis: OptionName, value: string, other: OptionName): string[] {
  const choice = { [axis.option]: value }
  return other.values.filter((one) => isPossible(skus, choice, other.option, one.value)).map(({ name }) => name)
}

const Axis = observer(function Axis({ data, variant, asked, guide, silent, axis, place }: AxisProps) {
  const { skus, option_names, product } = data
  const { choice } = variant
  const chosen = axis.values.find(({ value }) => choice[axis.option] === value)
  const off = axis.values.filter(({ value }) => !isPossible(skus, choice, axis.option, value))
  const others = option_names.filter(({ option }) => option !== axis.option)
  const beside = others.flatMap(({ option, values }) => values.filter(({ value }) => choice[option] === value))
  // the other choices that the impossible value would need
  const [[gone], [other]] = [off, others]
  const isOneOfTwo = off.length === 1 && others.length === 1
  const instead = isOneOfTwo && gone && other ? valuesWith(data, axis, gone.value, other) : []
  const names = off.map(({ name }) => name).join(', ')
  const choose = t('product.choose_option', { option: axis.name.toLowerCase() })
  return (
    <View className="variant-options__axis">
      <View className="variant-options__head">
        <Text bold>{axis.name}</Text>
        <View className="variant-options__chosen">
          <Text tone={!chosen && asked ? 'danger' : 'ink2'} live={asked ? 'status' : undefined}>
            {chosen?.name ?? choose}
          </Text>
        </View>
        {guide && product.size_guide?.option === axis.option && <View className="variant-options__guide">{guide}</View>}
      </View>
      <Box role="radiogroup" label={axis.name} className="variant-options__values">
        {axis.values.map(({ value, name, image }, index) => {
          const impossible = off.some((other) => other.value === value)
          return (
            <View key={value} className="variant-options__value">
              <ChoiceChip
                id={silent ? undefined : productIds.optionValue(place, index)}
                text={name}
                label={impossible ? t('product.value_sold_out', { value: name }) : name}
                image={image}
                ground={product.ground}
                chosen={choice[axis.option] === value}
                impossible={impossible}
                onPress={() => variant.pick(axis.option, value)}
              />
            </View>
          )
        })}
      </Box>
      {off.length > 0 && (
        <Text size={13} tone="ink2" live="status">
          {[
            beside.length > 0
              ? t('product.sold_out_with', { values: names, choice: beside.map(({ name }) => name).join(', ') })
              : t('product.sold_out_values', { values: names }),
            ...(instead.length > 0 ? [t('product.in_stock_with', { values: instead.join(', ') })] : []),
          ].join(' · ')}
        </Text>
      )}
    </View>
  )
})

/** The values of every option. Values that are impossible with the rest of the choice are grey, with a reason. */
export const VariantOptions = observer(function VariantOptions(props: VariantOptionsProps) {
  return (
    <>
      {props.data.option_names.map((axis, place) => (
        <Axis key={axis.option} {...props} axis={axis} place={place} />
      ))}
    </>
  )
})
