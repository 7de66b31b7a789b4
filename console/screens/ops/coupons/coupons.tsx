import { useT } from '../../../text/use-t'
import { OF_MARKET } from '../../coupons/calls'
import { CouponList } from '../../coupons/coupon-list'

/** The coupons of the marketplace and of its shops. */
export default function Coupons() {
  const t = useT()
  return <CouponList calls={OF_MARKET} title={t('coupons.title')} emptyText={t('coupons.none_text')} />
}
