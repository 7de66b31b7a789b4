import type { MoneySettings } from '@contract/entities/seller/money'
import type { Language } from '@contract/base/languages'
import { percentText } from '../../text/percent'
import { isNothing } from './amounts'

type Fee = Pick<MoneySettings, 'card_fee_bps' | 'card_fee_fixed'>

/** `1.5% + $0.30`, without a part that is nothing; empty for no fee. */
export function feeText(
  { card_fee_bps: bps, card_fee_fixed: fixed }: Fee,
  language: Language,
  money: (amount: string) => string,
): string {
  return [bps > 0 && percentText(language, bps), !isNothing(fixed) && money(fixed)].filter(Boolean).join(' + ')
}
