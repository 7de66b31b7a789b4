import { observer } from 'mobx-react-lite'
import type { CartInfo } from '@contract/entities/cart'
import { Panel } from '@/kit/panel/panel'
import { session } from '@/stores/session'
import { CouponField, type CouponOf } from './coupon-field'
import { CouponKept } from './coupon-kept'

interface CouponPanelProps extends CouponOf {
  readonly info: CartInfo
}

/** The coupon of the purchase: a field for its code, or the applied one. A visitor's cart has none. */
export const CouponPanel = observer(function CouponPanel({ info, ...of }: CouponPanelProps) {
  if (!session.loggedIn) return null
  const { coupon_code: code } = info
  return <Panel>{code === null ? <CouponField {...of} /> : <CouponKept info={info} code={code} {...of} />}</Panel>
})
