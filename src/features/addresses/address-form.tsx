import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import type { Fields } from '@contract/all-calls'
import type { Address } from '@contract/entities/address'
import { Button } from '@/kit/button/button'
import { addressesIds } from './ids'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { Checkbox } from '@/kit/checkbox/checkbox'
import { countryName, likelyCountry } from '@/domain/place/country'
import { t } from '@/locales/t'
import { deviceLanguages } from '@/platform/host/device-languages'
import { FormScope } from '@/platform/host/focus-wrong'
import { call } from '@/services/request'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { useForm } from '@/hooks/use-form'
import { AddressFields } from './form/address-fields'
import { ADDRESS_RULES, addressFields, addressValues, type Known } from './form/address-values'
import { CountryField } from './form/country-field'
import { CountrySheet } from './form/country-sheet'
import './address-form.scss'

interface AddressFormProps {
  /** The address to change; null for a new one. */
  address: Address | null
  /** The addresses that the buyer has; the first of all is the default without asking. */
  book: readonly Address[]
  /** Called after saving, with the whole address book. */
  onSaved: (book: Address[]) => void
  /** Without it the form can only be saved. */
  onCancel?: () => void
  /** Without a frame, as a part of another panel. */
  bare?: boolean
  /** For a visitor who orders as a guest: asks for the e-mail address first, and saves in this way. */
  guest?: {
    readonly save: (fields: Fields<'addressAdd'>) => Promise<Address[]>
    /** Of the button, and what stands above it. */
    readonly label: string
    readonly note: ReactNode
  }
}

/** What is known of the buyer: an address is asked for no more than the rest. */
function knownOf(book: readonly Address[]): Known {
  const { firstname: name = '', phone = '', email = '' } = session.user ?? {}
  return { name, phone, email, country: book[0]?.country ?? likelyCountry(deviceLanguages(), settings.shown.code) }
}

const addToBook = async (fields: Fields<'addressAdd'>) => (await call('addressAdd', fields)).address_list

/** The form of an address: errors show at their fields, and the input stays. */
export const AddressForm = observer(function AddressForm(props: AddressFormProps) {
  const { address, book, onSaved, onCancel, bare, guest } = props
  const save = guest?.save ?? addToBook
  const [known] = useState(() => knownOf(book))
  const form = useForm({
    keep: `address.${address?.address_id ?? 'new'}`,
    values: addressValues(address, known),
    rules: ADDRESS_RULES,
    submit: async (values) => onSaved(await save(addressFields(values, address))),
  })
  const [choosing, setChoosing] = useState(false)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const { country } = form.values
  const Frame = bare ? View : Panel
  return (
    <FormScope value={form.scope}>
      <Frame>
        {!guest && (
          <Text size={bare ? 15 : 17} bold heading={bare ? 3 : 2}>
            {t(address === null ? 'checkout.address_new' : 'checkout.address_edit')}
          </Text>
        )}
        <AddressFields
          form={form}
          hidden={address === null && known.email !== '' ? ['email'] : []}
          emailFirst={guest !== undefined}
          onSubmit={form.submit}
          country={
            <CountryField
              chosen={country === '' ? '' : (names[country] ?? countryName(country, settings.tag))}
              error={form.errors.country}
              open={choosing}
              onOpen={() => setChoosing(true)}
            />
          }
        />
        {!address?.is_default && book.length > 0 && (
          <View className="address-form__default">
            <Checkbox
              label={t('checkout.address_make_default')}
              on={form.values.is_default}
              onPress={() => form.set('is_default', !form.values.is_default)}
            />
            <View className="address-form__words">
              <Text>{t('checkout.address_make_default')}</Text>
            </View>
          </View>
        )}
        {form.error && (
          <Text tone="danger" live="alert">
            {form.error}
          </Text>
        )}
        {guest?.note}
        <View className="address-form__buttons">
          {onCancel && <Button kind="line" pair label={t('common.cancel')} onPress={onCancel} />}
          <Button
            id={addressesIds.addressSave}
            pair
            label={guest?.label ?? t('checkout.address_save')}
            onPress={form.submit}
            busy={form.busy}
          />
        </View>
      </Frame>
      {
        // outside of the frame: within it the rows would lie deeper than the levels of the mini-program's templates
        choosing && (
          <CountrySheet
            chosen={country}
            onClose={() => setChoosing(false)}
            onChoose={(code, name) => {
              setNames({ [code]: name })
              form.set('country', code)
              setChoosing(false)
            }}
          />
        )
      }
    </FormScope>
  )
})
