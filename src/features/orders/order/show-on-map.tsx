import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { Button } from '@/kit/button/button'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { ordersIds } from '../ids'
import { countryName } from '@/domain/place/country'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import './show-on-map.scss'

/** Leads from the address of an order to the map. The link does not carry the name. */
export const ShowOnMap = observer(function ShowOnMap({ address }: { address: OrderDetail['address'] }) {
  const { street, zip, city, country } = address
  const words = [street, `${zip} ${city}`.trim(), countryName(country, settings.tag)]
  return (
    <View className="show-on-map">
      <Button
        id={ordersIds.address}
        kind="line"
        size="sm"
        icon={mapPin}
        label={t('place.show')}
        onPress={() => go('openLocation', { address: words.filter(Boolean).join(', '), city, country })}
      />
    </View>
  )
})
