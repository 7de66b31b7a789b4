/** Notices to the payer and the operators about a payment that was charged twice. */
import { OUTCOMES } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { toDecimal } from '@contract/rules/money'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import { textsOf } from '../../kernel/text/catalogue'
import { withAmount } from '../card-refunds/notice'
import type { Refund } from '../card-refunds/rows'
import { notifyOperators } from './operators-notice'

/** Another charge was made, and `refund` returns it. */
export async function notifyOfSecondCharge(tx: Tx, userId: bigint, refund: Refund, at: Date): Promise<void> {
  const { id, paymentId, chargeRef, amount, currency } = refund
  const text = withAmount('charges.twice_text', amount, currency)
  await sendNotice(
    tx,
    { userId, type: NOTICE_TYPES.refund, state: OUTCOMES.pending, title: textsOf('charges.twice'), text },
    at,
  )
  const words = `#${id} · ${toDecimal(amount, currency)} ${currency} · payment #${paymentId} · ${chargeRef ?? ''}`
  await notifyOperators(tx, textsOf('charges.operators'), words, at)
}
