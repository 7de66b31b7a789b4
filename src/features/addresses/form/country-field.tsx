import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { chevronDown } from '@/kit/icon/glyphs/chevron-down'
import { idOf } from '@/kit/ids'
import { addressesIds } from '../ids'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { countryName } from '@/domain/place/country'
import '@/locales/late/checkout'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { CountrySheet } from './country-sheet'
import './address-form.scss'

interface CountryFieldProps {
  /** ISO 3166-1 alpha-2; empty before one is chosen. */
  value: string
  error?: string
  onChoose: (code: string) => void
}

/** The country of an address: looks like a field, opens a list. */
export const CountryField = observer(function CountryField({ value, error, onChoose }: CountryFieldProps) {
  const [open, setOpen] = useState(false)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const label = t('checkout.address_country')
  const chosen = value === '' ? '' : (names[value] ?? countryName(value, settings.tag))
  const errorId = idOf.fieldError(addressesIds.addressCountry)
  return (
    <View>
      <Text size={13} bold>
        {label}
      </Text>
      <Pressable
        id={addressesIds.addressCountry}
        label={`${label}: ${chosen === '' ? t('checkout.address_country_choose') : chosen}`}
        opens="dialog"
        expanded={open}
        describedBy={error && errorId}
        onPress={() => setOpen(true)}
        className={cx('address-form__choose', error && 'address-form__choose--wrong')}
      >
        <View className="address-form__chosen">
          <Text tone={chosen === '' ? 'ink3' : 'ink'} lines={1}>
            {chosen === '' ? t('checkout.address_country_choose') : chosen}
          </Text>
        </View>
        <Icon glyph={chevronDown} tone="ink2" />
      </Pressable>
      {error && (
        <View className="address-form__error">
          <Text id={errorId} size={13} tone="danger" live="alert">
            {error}
          </Text>
        </View>
      )}
      {open && (
        <CountrySheet
          chosen={value}
          onClose={() => setOpen(false)}
          onChoose={(code, name) => {
            setNames({ [code]: name })
            onChoose(code)
            setOpen(false)
          }}
        />
      )}
    </View>
  )
})
