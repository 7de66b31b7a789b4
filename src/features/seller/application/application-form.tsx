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
import { sellerText } from '../texts/seller'
import '@/locales/late/auth'
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
  return sellerText('picture_first')
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
            {sellerText('about')}
          </Text>
          <View className="application__field">
            <Field
              {...text('shop_name')}
              label={sellerText('shop_name')}
              hint={sellerText('shop_name_hint')}
              autocomplete="organization"
              maxLength={SHOP_NAME_MAX}
            />
          </View>
          <View className="application__field">
            <Field
              {...text('contact_person')}
              label={sellerText('contact_person')}
              hint={t('auth.name_hint')}
              autocomplete="name"
            />
          </View>
          <View className="application__field">
            <Field
              {...text('address')}
              label={sellerText('address')}
              hint={sellerText('address_hint')}
              autocomplete="street-address"
              maxLength={STORE_ADDRESS_MAX}
              rows={3}
            />
          </View>
        </Panel>
        <Panel>
          <Text size={17} bold heading={2}>
            {sellerText('papers')}
          </Text>
          <View className="application__hint">
            <Text size={13} tone="ink2">
              {sellerText('papers_hint')}
            </Text>
          </View>
          <View className="application__field">
            <PictureField
              id={sellerIds.picture('id_front')}
              list={front}
              label={sellerText('id_front')}
              error={sideError(form.errors.id_front, front)}
            />
          </View>
          <View className="application__field">
            <PictureField
              id={sellerIds.picture('id_back')}
              list={back}
              label={sellerText('id_back')}
              error={sideError(form.errors.id_back, back)}
            />
          </View>
        </Panel>
        <Panel>
          <Agreement />
        </Panel>
        <Panel>
          <Text size={17} bold heading={2}>
            {sellerText('sign')}
          </Text>
          <View className="application__hint">
            <Text size={13} tone="ink2">
              {sellerText('sign_hint')}
            </Text>
          </View>
          <View className="application__field">
            <SignaturePad value={signature} onChange={sign} error={form.errors.signature && sellerText('sign_first')} />
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
          <Button id={sellerIds.send} label={sellerText('send')} onPress={send} busy={form.busy} block />
        </View>
      </>
    </FormScope>
  )
})
