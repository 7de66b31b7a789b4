import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { SHOP_NAME_MAX, STORE_ADDRESS_MAX } from '@contract/rules/store'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { Panel } from '@/kit/panel/panel'
import { PictureField } from '@/kit/picture-field/picture-field'
import { sellerIds } from '../ids'
import { SignaturePad } from '../signature-pad/signature-pad'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import type { PictureList } from '@/hooks/picture-list'
import { Agreement } from './agreement'
import { useApplication } from './use-application'
import './application-form.scss'

const { field } = sellerIds
type TextName = 'shop_name' | 'contact_person' | 'address'

/** The error text for one side of the ID. */
function sideError(error: string | undefined, side: PictureList): string | undefined {
  if (error === undefined || side.ids.length === 1) return error
  return t('seller.picture_first')
}

interface ApplicationFormProps {
  /** The user's name, as a default. */
  name: string
  onSent: () => void
}

/**
 * The application to sell: the store, the ID, the agreement and the signature below it [field.registration.store]
 * [field.registration.papers].
 */
export const ApplicationForm = observer(function ApplicationForm({ name, onSent }: ApplicationFormProps) {
  const { form, front, back, signature, sign, send } = useApplication(name, onSent)
  const text = (of: TextName) => ({
    id: field(of),
    value: form.values[of],
    error: form.errors[of],
    onInput: (value: string) => form.set(of, value),
    onBlur: () => form.blur(of),
    required: true,
  })
  return (
    <FormScope value={form.scope}>
      <>
        <Panel>
          <Text size={17} bold heading={2}>
            {t('seller.about')}
          </Text>
          <View className="application__field">
            <Field
              {...text('shop_name')}
              label={t('seller.shop_name')}
              hint={t('seller.shop_name_hint')}
              autocomplete="organization"
              maxLength={SHOP_NAME_MAX}
            />
          </View>
          <View className="application__field">
            <Field
              {...text('contact_person')}
              label={t('seller.contact_person')}
              hint={t('auth.name_hint')}
              autocomplete="name"
            />
          </View>
          <View className="application__field">
            <Field
              {...text('address')}
              label={t('seller.address')}
              hint={t('seller.address_hint')}
              autocomplete="street-address"
              maxLength={STORE_ADDRESS_MAX}
              rows={3}
            />
          </View>
        </Panel>
        <Panel>
          <Text size={17} bold heading={2}>
            {t('seller.papers')}
          </Text>
          <View className="application__hint">
            <Text size={13} tone="ink2">
              {t('seller.papers_hint')}
            </Text>
          </View>
          <View className="application__field">
            <PictureField
              id={sellerIds.picture('id_front')}
              list={front}
              label={t('seller.id_front')}
              error={sideError(form.errors.id_front, front)}
            />
          </View>
          <View className="application__field">
            <PictureField
              id={sellerIds.picture('id_back')}
              list={back}
              label={t('seller.id_back')}
              error={sideError(form.errors.id_back, back)}
            />
          </View>
        </Panel>
        <Panel>
          <Agreement />
        </Panel>
        <Panel>
          <Text size={17} bold heading={2}>
            {t('seller.sign')}
          </Text>
          <View className="application__hint">
            <Text size={13} tone="ink2">
              {t('seller.sign_hint')}
            </Text>
          </View>
          <View className="application__field">
            <SignaturePad value={signature} onChange={sign} error={form.errors.signature && t('seller.sign_first')} />
          </View>
        </Panel>
        {form.error && (
          <View className="application__send">
            <Text tone="danger" live="alert">
              {form.error}
            </Text>
          </View>
        )}
        <View className="application__send">
          <Button id={sellerIds.send} label={t('seller.send')} onPress={send} busy={form.busy} block />
        </View>
      </>
    </FormScope>
  )
})
