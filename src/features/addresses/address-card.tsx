import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Address } from '@contract/entities/address'
import { AddressLines } from './address-lines'
import { Badge } from '@/kit/badge/badge'
import { Button } from '@/kit/button/button'
import { idOf } from '@/kit/ids'
import { Panel } from '@/kit/panel/panel'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './address-card.scss'

interface AddressCardProps {
  address: Address
  onEdit: () => void
  onRemove: () => void
  onMakeDefault: () => Promise<void>
}

/** An address of the address book with its actions. */
export const AddressCard = observer(function AddressCard(props: AddressCardProps) {
  const { address, onEdit, onRemove, onMakeDefault } = props
  const naming = (action: string) => t('checkout.address_of', { action, name: address.name })
  return (
    <Panel id={idOf.address(address.address_id)}>
      <View className="address-card__head">
        <View className="address-card__name">
          <Text bold heading={2}>
            {address.name}
          </Text>
        </View>
        {address.is_default && <Badge text={t('checkout.address_default')} />}
      </View>
      <AddressLines address={address} />
      <View className="address-card__actions">
        <Pressable label={naming(t('common.edit'))} onPress={onEdit} className="address-card__action">
          <Text size={13} bold tone="accent">
            {t('common.edit')}
          </Text>
        </Pressable>
        <Pressable label={naming(t('common.remove'))} onPress={onRemove} className="address-card__action">
          <Text size={13} bold tone="accent">
            {t('common.remove')}
          </Text>
        </Pressable>
        {!address.is_default && (
          <Button kind="line" size="sm" label={t('checkout.address_make_default')} onPress={onMakeDefault} />
        )}
      </View>
    </Panel>
  )
})
