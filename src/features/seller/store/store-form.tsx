import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Store } from '@contract/entities/store'
import { SHIPPING_KINDS, SHOP_NAME_MAX, STORE_ADDRESS_MAX, STORE_TEXT_MAX } from '@contract/rules/store'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { Panel } from '@/kit/panel/panel'
import { sellerIds } from '../ids'
import { Text } from '@/kit/text/text'
import { checkLine } from '@/domain/text/field-message'
import {
  checkFreeFrom,
  checkShopName,
  shippingOf,
  shipsAnyway,
  storeValues,
  WAY_CHECKS,
} from '@/domain/seller/store-values'
import { FormScope } from '@/platform/host/focus-wrong'
import { call } from '@/services/request'
import { toast } from '@/stores/toast'
import { useForm } from '@/hooks/use-form'
import { t } from '@/locales/t'
import { StoreLogo } from './store-logo'
import { StoreWay } from './store-way'
import './store-form.scss'

/** A changed text; an unchanged one stays out of the call. */
const changed = (now: string, before: string) => (now.trim() === before.trim() ? undefined : now.trim())

/** The settings of the user's store; all except its picture are saved together [field.store.settings]. */
export const StoreForm = observer(function StoreForm({ store, onSaved }: { store: Store; onSaved: () => void }) {
  const [before] = useState(() => storeValues(store))
  const form = useForm({
    keep: 'store',
    values: before,
    rules: {
      name: checkShopName,
      text: (value) =>
        value.trim().length > STORE_TEXT_MAX ? { rule: 'max_length', params: { limit: STORE_TEXT_MAX } } : null,
      address: (value) => (value.trim() === before.address ? null : checkLine(STORE_ADDRESS_MAX)(value)),
      free_from: checkFreeFrom,
      ...WAY_CHECKS,
    },
    submit: async (values) => {
      await call('updateStore', {
        name: changed(values.name, before.name),
        text: changed(values.text, before.text),
        address: changed(values.address, before.address),
        shipping: shippingOf(values),
      })
      toast.show(t('storeSettings.saved'))
      onSaved()
    },
  })
  const ships = shipsAnyway(form.values)
  const text = (key: 'name' | 'text' | 'address' | 'free_from') => ({
    id: sellerIds.field(key),
    value: form.values[key],
    error: form.errors[key],
    onInput: (value: string) => form.set(key, value),
    onBlur: () => form.blur(key),
  })
  return (
    <FormScope value={form.scope}>
      <>
        <StoreLogo store={store} />
        <Panel>
          <Field {...text('name')} label={t('storeSettings.name')} maxLength={SHOP_NAME_MAX} required />
          <View className="store-form__field">
            <Field
              {...text('text')}
              label={t('storeSettings.text')}
              hint={t('storeSettings.text_hint')}
              maxLength={STORE_TEXT_MAX}
              rows={4}
            />
          </View>
          <View className="store-form__field">
            <Field
              {...text('address')}
              label={t('storeSettings.address')}
              autocomplete="street-address"
              maxLength={STORE_ADDRESS_MAX}
              rows={2}
            />
          </View>
        </Panel>
        <Panel>
          <Text size={17} bold heading={2}>
            {t('storeSettings.shipping')}
          </Text>
          {SHIPPING_KINDS.map((kind) => (
            <StoreWay key={kind} kind={kind} form={form} />
          ))}
          {!ships && (
            <Text size={13} tone="danger" live="alert">
              {t('storeSettings.one_way')}
            </Text>
          )}
          <View className="store-form__field">
            <Field
              {...text('free_from')}
              label={t('storeSettings.free_from')}
              hint={t('storeSettings.free_hint')}
              kind="decimal"
              maxLength={40}
            />
          </View>
        </Panel>
        {form.error && (
          <View className="store-form__save">
            <Text tone="danger" live="alert">
              {form.error}
            </Text>
          </View>
        )}
        <View className="store-form__save">
          <Button
            id={sellerIds.save}
            label={t('storeSettings.save')}
            onPress={form.submit}
            busy={form.busy}
            disabled={!ships}
            block
          />
        </View>
      </>
    </FormScope>
  )
})
