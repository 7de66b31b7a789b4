import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import type { Address } from '@contract/entities/address'
import { addressLines } from '@/features/addresses/address-text'
import { Badge } from '@/kit/badge/badge'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { plus } from '@/kit/icon/glyphs/plus'
import { idOf, ids } from '@/kit/ids'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { t } from '@/locales/t'
import { checkout } from '@/stores/checkout'
import { settings } from '@/stores/settings'
import '../../shared/steps.scss'

interface AddressChoiceProps {
  data: Pick<Data<'checkout'>, 'address_list'>
  onAdd: () => void
  onEdit: (address: Address) => void
}

/** The addresses of the book, one of them chosen, and the buttons to edit it and to add one. */
export const AddressChoice = observer(function AddressChoice({ data, onAdd, onEdit }: AddressChoiceProps) {
  const chosen = checkout.addressOf(data)
  return (
    <View>
      <Box role="radiogroup" label={t('checkout.address')} className="steps__list">
        {data.address_list.map((address) => (
          <View key={address.address_id} className="steps__option">
            <RadioRow
              id={idOf.address(address.address_id)}
              title={address.name}
              note={addressLines(address, settings.tag).join('\n')}
              end={address.is_default && <Badge text={t('checkout.address_default')} />}
              endLabel={address.is_default ? t('checkout.address_default') : undefined}
              chosen={address === chosen}
              onPress={() => checkout.chooseAddress(address.address_id)}
            />
          </View>
        ))}
      </Box>
      <View className="steps__buttons">
        {chosen && <Button kind="line" size="sm" label={t('checkout.address_edit')} onPress={() => onEdit(chosen)} />}
        <Button
          id={ids.addressAdd}
          kind="line"
          size="sm"
          icon={plus}
          label={t('checkout.address_add')}
          onPress={onAdd}
        />
      </View>
    </View>
  )
})
