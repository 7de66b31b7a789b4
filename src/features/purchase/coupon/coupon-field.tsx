import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { plainText } from '@contract/rules/typed-text'
import { COUPON_CODE_MAX } from '@contract/base/text-limits'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { cartIds } from '../cart-ids'
import { t } from '@/locales/t'
import { isApiError } from '@/services/api-error'
import { applyCoupon } from './apply-coupon'
import './coupon.scss'

/** What the coupon belongs to. */
export interface CouponOf {
  /** The basket of "Buy now"; undefined for the cart. */
  readonly basketId?: string
  /** Called when the basket's sums have changed; those of the cart are in its store. */
  readonly onChanged?: () => void
}

/** Takes a coupon code; errors show at the field, and the input stays. */
export const CouponField = observer(function CouponField({ basketId, onChanged }: CouponOf) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  async function apply(): Promise<void> {
    const wanted = plainText(code)
    if (wanted === '') return
    try {
      await applyCoupon(wanted, basketId)
      onChanged?.()
    } catch (failure) {
      if (!isApiError(failure)) throw failure
      setError(failure.message)
    }
  }
  return (
    <View className="coupon">
      <View className="coupon__field">
        <Field
          id={cartIds.couponField}
          label={t('coupon.code')}
          value={code}
          maxLength={COUPON_CODE_MAX}
          autocomplete="off"
          error={error}
          onInput={(value) => {
            setCode(value)
            setError(undefined)
          }}
          onSubmit={() => void apply()}
        />
      </View>
      <View className="coupon__apply">
        <Button
          id={cartIds.couponApply}
          kind="line"
          size="md"
          label={t('coupon.apply')}
          disabled={plainText(code) === ''}
          onPress={apply}
        />
      </View>
    </View>
  )
})
