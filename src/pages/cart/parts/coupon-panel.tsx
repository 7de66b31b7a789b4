import { observer } from 'mobx-react-lite'
import type { CartInfo } from '@contract/entities/cart'
import { Panel } from '@/components/panel/panel'
import { session } from '@/stores/session'
import { CouponField } from './coupon-field'
import { CouponKept } from './coupon-kept'

/** The coupon of a buyer's cart: a field for its code, or the one that is there. A visitor's cart holds none. */
export const CouponPanel = observer(function CouponPanel({ info }: { info: CartInfo }) {
  if (!session.loggedIn) return null
  const { coupon_code: code } = info
  return <Panel>{code === null ? <CouponField /> : <CouponKept info={info} code={code} />}</Panel>
})
