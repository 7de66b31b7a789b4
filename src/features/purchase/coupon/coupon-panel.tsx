import { observer } from 'mobx-react-lite'
import type { CartInfo } from '@contract/entities/cart'
import { Panel } from '@/kit/panel/panel'
import { session } from '@/stores/session'
import { CouponField, type CouponOf } from './coupon-field'
import { LazyCouponOffers } from './lazy-coupon-offers'
import { RememberedCoupon } from './remembered-coupon'

interface CouponPanelProps extends CouponOf {
  readonly info: CartInfo
}

/** The coupon of the purchase: a field for its code, or the applied one, and what is offered. A visitor's cart has none. */
export const CouponPanel = observer(function CouponPanel({ info, ...of }: CouponPanelProps) {
  const { coupon_code: code, coupon_offers: offers } = info
  if (!session.loggedIn && !offers) return null
  return (
    <Panel>
      {session.loggedIn &&
        (code === null ? <CouponField {...of} /> : <RememberedCoupon info={info} code={code} {...of} />)}
      <LazyCouponOffers info={info} {...of} />
    </Panel>
  )
})
