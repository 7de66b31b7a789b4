import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ShippingKind } from '@contract/rules/store'
import { Field } from '@/kit/field/field'
import { sellerIds } from '../ids'
import { Text } from '@/kit/text/text'
import { Checkbox } from '@/kit/checkbox/checkbox'
import type { StoreValues } from '@/domain/seller/store-values'
import type { Form } from '@/hooks/use-form'
import { t } from '@/locales/t'
import './store-way.scss'

const NAMES: Readonly<Record<ShippingKind, () => string>> = {
  standard: () => t('storeSettings.standard'),
  express: () => t('storeSettings.express'),
  green: () => t('storeSettings.green'),
  cool: () => t('storeSettings.cool'),
}

/** One shipping method: whether it is offered, its costs and its days. */
export const StoreWay = observer(function StoreWay({ kind, form }: { kind: ShippingKind; form: Form<StoreValues> }) {
  const name = NAMES[kind]()
  const on = form.values[`${kind}_on`]
  const field = (part: 'cost' | 'from' | 'to') => {
    const key = `${kind}_${part}` as const
    return {
      id: sellerIds.field(key),
      value: form.values[key],
      error: form.errors[key],
      onInput: (value: string) => form.set(key, value),
      onBlur: () => form.blur(key),
      kind: part === 'cost' ? ('decimal' as const) : ('number' as const),
      maxLength: 8,
      required: true,
    }
  }
  return (
    <>
      <View className="store-way__head">
        <Text bold heading={3}>
          {name}
        </Text>
        <Checkbox id={sellerIds.shipping(kind)} label={name} on={on} onPress={() => form.set(`${kind}_on`, !on)} />
      </View>
      {on && (
        <View className="store-way__fields">
          <View className="store-way__field">
            <Field {...field('cost')} label={t('storeSettings.cost')} />
          </View>
          <View className="store-way__field--next">
            <Field {...field('from')} label={t('storeSettings.days_from')} />
          </View>
          <View className="store-way__field--next">
            <Field {...field('to')} label={t('storeSettings.days_to')} />
          </View>
        </View>
      )}
    </>
  )
})
