/** Notices and mails to an applicant [rule.notice-types] [rule.mail-kinds]. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { queueMail } from '../mails/queue'
import { sendNotice } from '../notices/send'
import { textsOf, type WholeTexts } from '../../kernel/text/catalogue'

interface ApplicationNotice {
  readonly applicationId: bigint
  readonly userId: bigint
  /** -1 failed, 0 under review, 1 success. */
  readonly state: -1 | 0 | 1
  /** The operator's remark, in any language; may be empty. */
  readonly remark: string
  readonly at: Date
}

const STATES = { [-1]: 'refused', 0: 'review', 1: 'done' } as const
/** The next screen. */
const LINKS = { [-1]: link('shopCreate'), 0: link('shopCreate'), 1: link('store') } as const

/** The remark comes before the text, on a separate line: it is in one language only. */
function withRemark(text: WholeTexts, remark: string): WholeTexts {
  if (remark === '') return text
  const lines = LANGUAGE_CODES.map((code) => [code, `${remark}\n${text[code]}`] as const)
  return { ...text, ...Object.fromEntries(lines) }
}

/** Adds the notice of an application's new state, in the same transaction; the decision is mailed as well. */
export async function notifyOfApplication(tx: Tx, notice: ApplicationNotice): Promise<void> {
  const { applicationId, userId, state, remark, at } = notice
  const title = textsOf(`sellers.${STATES[state]}_title`)
  const text = withRemark(textsOf(`sellers.${STATES[state]}_text`), remark)
  const type = NOTICE_TYPES.merchant_account
  await sendNotice(tx, { userId, type, state, title, text, link: LINKS[state] }, at)
  if (state === 0) return
  const kind = state === 1 ? 'application_approved' : 'application_refused'
  await queueMail(tx, { key: `application:${applicationId}:decided`, userId, kind, params: { remark }, at })
}
