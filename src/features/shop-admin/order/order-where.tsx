import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import type { SellerOrder } from '@contract/entities/seller/order'
import { countryName } from '@/domain/place/country'
import { AddressLines } from '@/features/addresses/address-lines'
import { displayPhone } from '@/domain/text/phone'
import { Button } from '@/kit/button/button'
import { copy } from '@/kit/icon/glyphs/copy'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { shopAdminIds } from '../ids'
import './order-where.scss'

const Address = observer(function Address({ address }: { address: NonNullable<SellerOrder['address']> }) {
  const { name, street, city, country } = address
  const town = [`${address.zip} ${city}`.trim(), address.state].filter((part) => part !== '').join(', ')
  const land = countryName(country, settings.tag)
  const copyAddress = async () => {
    await Taro.setClipboardData({
      data: [name, street, town, land, displayPhone(address.phone)].filter(Boolean).join('\n'),
    })
    toast.show(t('shopAdmin.address_copied'))
  }
  // the link does not carry the name
  const place = { address: [street, town, land].filter(Boolean).join(', '), city, country }
  return (
    <>
      <View className="seller-where__address">
        <Text>{name}</Text>
        <AddressLines address={address} />
      </View>
      <View className="seller-where__buttons">
        <Button
          id={shopAdminIds.copyAddress}
          kind="line"
          size="sm"
          icon={copy}
          label={t('shopAdmin.address_copy')}
          onPress={copyAddress}
        />
        <Button
          id={shopAdminIds.map}
          kind="line"
          size="sm"
          icon={mapPin}
          label={t('place.show')}
          onPress={() => go('openLocation', place)}
        />
      </View>
    </>
  )
})

/** Where to send the order, while the shop may know it [rule.seller-address]. */
export const OrderWhere = observer(function OrderWhere({ order }: { order: SellerOrder }) {
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('orders.address')}
      </Text>
      {order.address ? <Address address={order.address} /> : <Text tone="ink2">{t('shopAdmin.address_hidden')}</Text>}
    </Panel>
  )
})
