/** Notices and mails to an applicant [rule.notice-types] [rule.mail-kinds]. */
import { withRemark } from '../notices/with-remark'
import { OUTCOMES, type Outcome } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { queueMail } from '../mails/queue'
import { sendNotice } from '../notices/send'
import { textsOf } from '../../kernel/text/catalogue'

interface ApplicationNotice {
  readonly applicationId: bigint
  readonly userId: bigint
  readonly state: Outcome
  /** The operator's remark, in any language; may be empty. */
  readonly remark: string
  readonly at: Date
}

const STATES = { [OUTCOMES.failed]: 'refused', [OUTCOMES.pending]: 'review', [OUTCOMES.success]: 'done' } as const
/** The next screen. */
const LINKS = {
  [OUTCOMES.failed]: link('shopCreate'),
  [OUTCOMES.pending]: link('shopCreate'),
  [OUTCOMES.success]: link('store'),
} as const

/** Adds the notice of an application's new state, in the same transaction; the decision is mailed as well. */
export async function notifyOfApplication(tx: Tx, notice: ApplicationNotice): Promise<void> {
  const { applicationId, userId, state, remark, at } = notice
  const title = textsOf(`sellers.${STATES[state]}_title`)
  const text = withRemark(textsOf(`sellers.${STATES[state]}_text`), remark)
  const type = NOTICE_TYPES.merchant_account
  await sendNotice(tx, { userId, type, state, title, text, link: LINKS[state] }, at)
  if (state === OUTCOMES.pending) return
  const kind = state === OUTCOMES.success ? 'application_approved' : 'application_refused'
  await queueMail(tx, { key: `application:${applicationId}:decided`, userId, kind, params: { remark }, at })
}
