import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { chevronDown } from '@/kit/icon/glyphs/chevron-down'
import { idOf } from '@/kit/ids'
import { addressesIds } from '../ids'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import '../address-form.scss'

interface CountryFieldProps {
  /** Its name in the language of the shop; empty before one is chosen. */
  chosen: string
  error?: string
  /** Whether its list is open. */
  open: boolean
  onOpen: () => void
}

/** The country of an address: looks like a field, opens a list. */
export const CountryField = observer(function CountryField({ chosen, error, open, onOpen }: CountryFieldProps) {
  const label = t('checkout.address_country')
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
        onPress={onOpen}
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
    </View>
  )
})
