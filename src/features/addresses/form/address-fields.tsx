import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Fragment, type ReactNode } from 'react'
import { hasDigitsOnly, mayLackPostalCode } from '@contract/rules/postal-codes'
import { EMAIL_MAX, PHONE_TYPED_MAX } from '@contract/rules/registration'
import { ADDRESS_MAX } from '@contract/base/text-limits'
import { cx } from '@/kit/cx'
import { Field, type FieldProps } from '@/kit/field/field'
import { addressesIds } from '../ids'
import { t } from '@/locales/t'
import { placeChooser } from '@/platform/location/place-chooser'
import type { Form } from '@/hooks/use-form'
import { placeValues, type AddressText, type AddressValues } from './address-values'
import { PlaceButton } from './place-button'
import { PlaceLine } from './place-line'
import { usePlaceOfCode } from './use-place-of-code'
import '../address-form.scss'

/** In the order on the page: the first invalid field takes the focus. */
const fieldIds: Record<AddressText, string> = {
  name: addressesIds.addressName,
  country: addressesIds.addressCountry,
  zip: addressesIds.addressZip,
  city: addressesIds.addressCity,
  state: addressesIds.addressState,
  street: addressesIds.addressStreet,
  phone: addressesIds.addressPhone,
  email: addressesIds.addressEmail,
}

type Described = Pick<FieldProps, 'kind' | 'autocomplete' | 'maxLength' | 'required'>

const FIELDS: Record<Exclude<AddressText, 'country'>, Described> = {
  name: { autocomplete: 'name', maxLength: ADDRESS_MAX.name, required: true },
  phone: { kind: 'tel', autocomplete: 'tel', maxLength: PHONE_TYPED_MAX, required: true },
  email: { kind: 'email', autocomplete: 'email', maxLength: EMAIL_MAX, required: true },
  street: { autocomplete: 'street-address', maxLength: ADDRESS_MAX.street, required: true },
  city: { autocomplete: 'address-level2', maxLength: ADDRESS_MAX.city, required: true },
  state: { autocomplete: 'address-level1', maxLength: ADDRESS_MAX.state },
  zip: { autocomplete: 'postal-code', maxLength: ADDRESS_MAX.zip },
}

const isRequired = (field: keyof typeof FIELDS, country: string): boolean =>
  field === 'zip' ? !mayLackPostalCode(country) : FIELDS[field].required === true

/** What keyboard a telephone shows. */
const kindOf = (field: keyof typeof FIELDS, country: string) =>
  field === 'zip' && hasDigitsOnly(country) ? 'number' : FIELDS[field].kind

const labelOf = (field: keyof typeof FIELDS, country: string): string =>
  t(field === 'zip' && !isRequired(field, country) ? 'checkout.address_zip_optional' : `checkout.address_${field}`)

/** The fields of an address. On targets with a map, it fills in the fields that it knows. */
export const AddressFields = observer(function AddressFields({
  form,
  hidden,
  emailFirst,
  onSubmit,
  country,
}: {
  form: Form<AddressValues>
  /** Fields that are known and need no answer. */
  hidden: readonly AddressText[]
  /** The e-mail address stands above the rest. */
  emailFirst: boolean
  onSubmit: () => void | Promise<unknown>
  /** The field of the country. */
  country: ReactNode
}) {
  const place = usePlaceOfCode(form)
  const without = place.hidden ? [...hidden, 'city', 'state'] : hidden
  const all = Object.keys(fieldIds) as AddressText[]
  const ordered: AddressText[] = emailFirst ? ['email', ...all.filter((field) => field !== 'email')] : all
  const shown = ordered.filter((field) => !without.includes(field))
  return (
    <View className="address-form__fields">
      {shown.map((field) => (
        <Fragment key={field}>
          {field === 'street' && placeChooser && (
            <PlaceButton
              map={placeChooser}
              onChoose={(place) => placeValues(place).forEach(([part, value]) => form.set(part, value))}
            />
          )}
          <View className={cx('address-form__field', field === 'street' && 'address-form__field--long')}>
            {field === 'country' ? (
              country
            ) : (
              <Field
                id={fieldIds[field]}
                label={labelOf(field, form.values.country)}
                value={form.values[field]}
                onInput={(value) => form.set(field, value)}
                onBlur={() => form.values[field] !== '' && form.blur(field)}
                error={form.errors[field]}
                onSubmit={onSubmit}
                {...FIELDS[field]}
                kind={kindOf(field, form.values.country)}
                required={isRequired(field, form.values.country)}
                autofocus={field === 'city' && place.corrects}
              />
            )}
          </View>
          {field === 'zip' && place.line && (
            <View className="address-form__field">
              <PlaceLine line={place.line} onCorrect={place.correct} />
            </View>
          )}
        </Fragment>
      ))}
    </View>
  )
})
