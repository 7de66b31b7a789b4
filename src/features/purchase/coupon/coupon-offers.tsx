import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { CartInfo, CouponOffer } from '@contract/entities/cart'
import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import { ticketPercent } from '@/kit/icon/glyphs/ticket-percent'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import { link } from '@contract/screens'
import { go } from '@/platform/navigation/navigation'
import { isApiError } from '@/services/api-error'
import { cart } from '@/stores/cart'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { applyCoupon } from './apply-coupon'
import type { CouponOf } from './coupon-field'
import './coupon-offers.scss'

/** The coupon that a visitor has chosen, until the login; empty: none. */
const wanted = { code: '' }

/** Applies an offer. One that is gone meanwhile is said, and the offers are read again. */
async function take(code: string, { basketId, onChanged }: CouponOf): Promise<void> {
  try {
    await applyCoupon(code, basketId)
  } catch (failure) {
    if (!isApiError(failure)) throw failure
    toast.show(failure.message, 'alert')
    if (basketId === undefined) await cart.load()
  }
  onChanged?.()
}

/** A visitor has no coupon: the login comes first, and the cart takes it then. */
function choose(code: string, of: CouponOf): Promise<void> {
  if (session.loggedIn) return take(code, of)
  wanted.code = code
  return go('login', { next: link('cart') })
}

export interface CouponOffersProps extends CouponOf {
  readonly info: CartInfo
}

/** The coupons that the cart is offered, best first: a tap applies one [rule.coupon-offers]. */
export const CouponOffers = observer(function CouponOffers({ info, ...of }: CouponOffersProps) {
  const { price } = usePrice()
  const { loggedIn } = session
  useEffect(() => {
    const { code } = wanted
    if (!loggedIn || code === '') return
    wanted.code = ''
    void cart.merged().then(() => take(code, {}))
  }, [loggedIn])
  const offers: readonly CouponOffer[] = info.coupon_offers ?? []
  if (offers.length === 0) return null
  return (
    <Box role="group" label={t('checkout.offers')} className="coupon-offers">
      <Text size={13} tone="ink2">
        {t('checkout.offers')}
      </Text>
      <View className="coupon-offers__row">
        {offers.map(({ code, saves }) => (
          <View key={code} className="coupon-offers__one">
            <Chip
              icon={ticketPercent}
              text={t('checkout.offer', { code, amount: price(saves) })}
              onPress={() => choose(code, of)}
            />
          </View>
        ))}
      </View>
      {!loggedIn && (
        <Text size={13} tone="ink2">
          {t('checkout.offers_visitor')}
        </Text>
      )}
    </Box>
  )
})
