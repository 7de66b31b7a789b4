import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartInfo } from '@contract/entities/cart'
import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { ticketPercent } from '@/kit/icon/glyphs/ticket-percent'
import { cartIds } from '../cart-ids'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { freeShipping } from '@/domain/cart/free-shipping'
import { t } from '@/locales/t'
import { isApiError } from '@/services/api-error'
import { cancelCoupon } from './apply-coupon'
import { usePrice } from '@/hooks/use-price'
import type { CouponOf } from './coupon-field'
import './coupon.scss'

interface CouponKeptProps extends CouponOf {
  info: CartInfo
  code: string
}

/** The total in USD that counts for the coupon: a shop's own counts its lines alone. */
function countedTotal({ coupon_shop: own, product_total, shops }: CartInfo): string {
  return own ? (shops.find(({ shop_id }) => shop_id === own.shop_id)?.product_total ?? '0') : product_total
}

/** What has to be in the cart until the coupon applies; null if it does. */
function neededFor(info: CartInfo, price: (usd: string) => string): string | null {
  const { coupon_min: min, coupon_shop: own } = info
  const product_total = countedTotal(info)
  if (min !== undefined) {
    const amount = price(freeShipping({ free_shipping_from: min, product_total })?.missing ?? min)
    return own ? t('coupon.missing_shop', { amount, shop: own.name }) : t('coupon.missing', { amount })
  }
  return own && Number(product_total) === 0 ? t('coupon.shop_only', { shop: own.name }) : null
}

/** The applied coupon: its discount, or what is missing for it. */
export const RememberedCoupon = observer(function RememberedCoupon({
  info,
  code,
  basketId,
  onChanged,
}: CouponKeptProps) {
  const { price } = usePrice()
  const needed = neededFor(info, price)
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
    <Box role="group" id={cartIds.couponKept} label={t('coupon.title')} className="coupon coupon--kept">
      <Icon glyph={ticketPercent} tone={needed === null ? 'success' : 'ink2'} />
      <View className="coupon__words">
        <Text bold lines={1}>
          {code}
        </Text>
        <Text size={13} tone={needed === null ? 'success' : 'warn'} live="status">
          {needed ?? t('coupon.saved', { amount: price(info.coupon_cost) })}
        </Text>
      </View>
      <Pressable
        id={cartIds.couponRemove}
        label={t('coupon.remove', { code })}
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
