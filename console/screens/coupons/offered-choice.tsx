import { Select } from '../../kit/fields/select'
import { useT } from '../../text/use-t'

interface Props {
  /** yes or no. */
  readonly value: string
  readonly onChange: (value: 'yes' | 'no') => void
  readonly error?: string
}

/** Whether the carts that a coupon fits show it [rule.coupon-offers]. */
export function OfferedChoice(look: Props) {
  const t = useT()
  const choices = (['no', 'yes'] as const).map((value) => ({ value, label: t(`coupons.offered_${value}`) }))
  return <Select label={t('coupons.offered')} choices={choices} {...look} value={look.value === 'yes' ? 'yes' : 'no'} />
}
