import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartInfo } from '@contract/entities/cart'
import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { ticketPercent } from '@/kit/icon/glyphs/ticket-percent'
import { cartIds } from '../ids'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { freeShipping } from '@/domain/cart/free-shipping'
import { couponText } from '../texts/coupon'
import { t } from '@/locales/t'
import { isApiError } from '@/services/api-error'
import { cancelCoupon } from '../coupon'
import { usePrice } from '@/hooks/use-price'
import type { CouponOf } from './coupon-field'
import './coupon.scss'

interface CouponKeptProps extends CouponOf {
  info: CartInfo
  code: string
}

/** The amount in USD that is missing until the coupon applies. */
function missingFor({ coupon_min, product_total }: CartInfo): string | null {
  if (coupon_min === undefined) return null
  return freeShipping({ free_shipping_from: coupon_min, product_total })?.missing ?? coupon_min
}

/** The applied coupon: its discount, or the amount that is missing for it. */
export const CouponKept = observer(function CouponKept({ info, code, basketId, onChanged }: CouponKeptProps) {
  const { price } = usePrice()
  const missing = missingFor(info)
  async function remove(): Promise<void> {
    try {
      await cancelCoupon(code, basketId)
      onChanged?.()
    } catch (failure) {
      // the call has shown its refusal
      if (!isApiError(failure)) throw failure
    }
  }
  return (
    <Box role="group" id={cartIds.couponKept} label={couponText('title')} className="coupon coupon--kept">
      <Icon glyph={ticketPercent} tone={missing === null ? 'success' : 'ink2'} />
      <View className="coupon__words">
        <Text bold lines={1}>
          {code}
        </Text>
        <Text size={13} tone={missing === null ? 'success' : 'warn'} live="status">
          {missing === null
            ? couponText('saved', { amount: price(info.coupon_cost) })
            : couponText('missing', { amount: price(missing) })}
        </Text>
      </View>
      <Pressable
        id={cartIds.couponRemove}
        label={couponText('remove', { code })}
        onPress={remove}
        className="coupon__remove"
      >
        <Text size={13} underline>
          {t('common.remove')}
        </Text>
      </Pressable>
    </Box>
  )
})
