import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { truck } from '@/kit/icon/glyphs/truck'
import { hrefTo } from '@/shell/page/href'
import { afterSaleText } from '@/locales/own/after-sale'
import { go } from '@/platform/navigation/navigation'

/** The link to the tracking of an order's parcel. */
export const TrackButton = observer(function TrackButton({ orderId, id }: { orderId: string; id?: string }) {
  const params = { order_id: orderId }
  return (
    <Button
      id={id}
      kind="line"
      size="sm"
      icon={truck}
      label={afterSaleText('action_track')}
      href={hrefTo('track', params)}
      onPress={() => go('track', params)}
    />
  )
})
