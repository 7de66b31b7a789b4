import type { ApiError } from '../../api/api-error'
import { useSheetMutation } from '../../api/use-sheet-mutation'
import { useT } from '../../text/use-t'
import { LISTS, type CouponCalls } from './calls'

interface Options {
  readonly done: string
  /** Whether somebody else has changed it meanwhile: the sheet stays open and shows it. */
  readonly showsChange: (error: ApiError) => boolean
  readonly onClose: () => void
}

/** Changes or ends a coupon. */
export function useCouponMutation<N extends CouponCalls['change' | 'end']>(name: N, options: Options) {
  const t = useT()
  return useSheetMutation(name, { renews: LISTS, meanwhile: t('coupons.meanwhile'), ...options })
}
