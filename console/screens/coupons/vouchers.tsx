import { useT } from '../../text/use-t'
import { OF_SHOP } from './calls'
import { CouponList } from './coupon-list'

/** The coupons of a shop [rule.shop-voucher]. */
export default function Vouchers() {
  const t = useT()
  return <CouponList calls={OF_SHOP} title={t('vouchers.title')} emptyText={t('vouchers.none_text')} />
}
