/** Texts of the balance of a seller's shop, and of payouts from it. */
import type { SettlementKind } from '@contract/base/settlement-constants'
import type { PayoutTarget } from '@/domain/seller/payout-values'
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const balanceText = ownTexts(inEveryLanguage('shopBalance'))

export const kindText = (kind: SettlementKind) => balanceText(`kind_${kind}`)
export const cashText = (holder: 'shop' | 'platform') => balanceText(`cash_${holder}`)
export const targetText = (to: PayoutTarget) => balanceText(`to_${to}`)
