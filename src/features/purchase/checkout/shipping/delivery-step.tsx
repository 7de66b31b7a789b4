import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import { REMARK_MAX } from '@contract/base/text-limits'
import { Field } from '@/kit/field/field'
import { Panel } from '@/kit/panel/panel'
import { t } from '@/locales/t'
import { checkout } from '@/stores/checkout'
import { ChosenAddress } from '../address/chosen-address'
import { ShippingChoice } from './shipping-choice'
import { ShippingGoals } from './shipping-goals'

/** Step 3: the shipping method of each shop, and a note for the shops. */
export const DeliveryStep = observer(function DeliveryStep({
  data,
  onChangeAddress,
}: {
  data: Data<'checkout'>
  onChangeAddress: () => void
}) {
  const address = checkout.addressOf(data)
  return (
    <View>
      {address && <ChosenAddress address={address} onChange={onChangeAddress} />}
      {data.shippings.length > 1 && (
        <Panel>
          <ShippingGoals shippings={data.shippings} />
        </Panel>
      )}
      {data.cart_info.shops.map((shop) => {
        const shipping = data.shippings.find(({ shop_id }) => shop_id === shop.shop_id)
        return (
          shipping && (
            <Panel key={shop.shop_id}>
              <ShippingChoice shop={shop} shipping={shipping} />
            </Panel>
          )
        )
      })}
      <Panel>
        <Field
          id="delivery-note"
          label={t('checkout.note')}
          value={checkout.remark}
          onInput={checkout.note}
          rows={2}
          maxLength={REMARK_MAX}
        />
      </Panel>
    </View>
  )
})
