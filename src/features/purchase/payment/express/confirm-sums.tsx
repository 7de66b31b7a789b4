import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { REMARK_MAX } from '@contract/base/text-limits'
import { CouponField } from '@/features/purchase/coupon/coupon-field'
import { LazyCouponOffers } from '@/features/purchase/coupon/lazy-coupon-offers'
import { RememberedCoupon } from '@/features/purchase/coupon/remembered-coupon'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { sumRows } from '@/features/purchase/shared/checkout-sums'
import { Field } from '@/kit/field/field'
import { Pressable } from '@/kit/pressable/pressable'
import { Summary } from '@/kit/summary/summary'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { checkout } from '@/stores/checkout'
import { roundingNote } from '@/hooks/rounding-note'
import { usePrice } from '@/hooks/use-price'
import { paymentIds } from '../../payment-ids'
import type { Bill, QuoteBill } from '../pay/bill'
import './section.scss'

function Link({ id, label, onPress }: { id: string; label: string; onPress: () => void }) {
  return (
    <Pressable id={id} label={label} onPress={onPress} className="section__link">
      <Text size={13} bold tone="accent">
        {label}
      </Text>
    </Pressable>
  )
}

interface ExtrasProps {
  readonly bill: QuoteBill
  /** Called when a coupon was added or removed. */
  readonly onChanged: () => void
}

/** The coupon and the note of what is about to be ordered, which open on demand. */
const Extras = observer(function Extras({ bill, onChanged }: ExtrasProps) {
  const [coupon, setCoupon] = useState(false)
  const [note, setNote] = useState(checkout.remark !== '')
  const { info, basketId } = bill
  const of = { basketId: basketId ?? undefined, onChanged }
  const code = info.coupon_code
  return (
    <View className="section__extra">
      {code !== null && <RememberedCoupon info={info} code={code} {...of} />}
      {code === null && coupon && <CouponField {...of} />}
      <LazyCouponOffers info={info} {...of} />
      <View className="section__links">
        {code === null && !coupon && (
          <Link id={checkoutIds.couponAdd} label={t('checkout.coupon_add')} onPress={() => setCoupon(true)} />
        )}
        {!note && <Link id={checkoutIds.noteAdd} label={t('checkout.note_add')} onPress={() => setNote(true)} />}
      </View>
      {note && (
        <Field
          id="delivery-note"
          label={t('checkout.note')}
          value={checkout.remark}
          onInput={checkout.note}
          rows={2}
          maxLength={REMARK_MAX}
        />
      )}
    </View>
  )
})

/** What it costs; before it is ordered with the coupon and the note. */
export const ConfirmSums = observer(function ConfirmSums({
  bill,
  onChanged,
}: Omit<ExtrasProps, 'bill'> & { readonly bill: Bill }) {
  const { price, parts } = usePrice()
  const { sums, pieces } = bill
  return (
    <View>
      <Summary
        rows={sumRows(sums, t('cart.items', { count: pieces }), price)}
        total={{ label: t('cart.total_tax'), parts: parts(sums.grand_total), id: paymentIds.payTotal }}
        note={roundingNote(sums)}
      />
      {bill.kind === 'quote' && <Extras bill={bill} onChanged={onChanged} />}
    </View>
  )
})
