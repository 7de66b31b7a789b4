import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/kit/button/button'
import { Confirm } from '@/kit/confirm/confirm'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { addressesIds } from '../ids'
import { addressOfPlace, type PlaceAddress } from '@/domain/place/place-address'
import { t } from '@/locales/t'
import type { PlaceChooser } from '@/platform/location/types'
import { toast } from '@/stores/toast'
import '../address-form.scss'

interface PlaceButtonProps {
  map: PlaceChooser
  /** Parts that the map does not know are missing. Not called when the user cancels. */
  onChoose: (address: PlaceAddress) => void
}

/** Opens the map, and leads to the settings when the app lacks the permission to locate the device. */
export const PlaceButton = observer(function PlaceButton({ map, onChoose }: PlaceButtonProps) {
  const [refused, setRefused] = useState(false)

  async function choose(): Promise<void> {
    const answer = await map.choose().catch(() => 'failed' as const)
    if (answer === 'cancelled') return
    if (answer === 'refused') return setRefused(true)
    const address = answer === 'failed' ? {} : (answer.parts ?? addressOfPlace(answer))
    if (Object.keys(address).length === 0) toast.show(t('place.nothing'), 'alert')
    else onChoose(address)
  }
  async function openSettings(): Promise<void> {
    setRefused(false)
    await map.openSettings?.()
  }
  return (
    <View className="address-form__field">
      <Button
        kind="line"
        size="md"
        block
        id={addressesIds.addressMap}
        icon={mapPin}
        label={t('place.choose')}
        onPress={choose}
      />
      <Confirm
        kind="main"
        open={refused}
        title={t('place.refused')}
        text={t('place.refused_text')}
        confirm={t('place.settings')}
        onConfirm={openSettings}
        onClose={() => setRefused(false)}
      />
    </View>
  )
})
