/** The outbox of mails and the workers, for operators [rule.mail-dead]. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { MailKindField, MailStateField, OpsJob, OpsMail } from '../../entities/ops-mail'
import { Id, Line, ListOf, Page, PageSize } from '../../base/fields'

/** How many mails one call retries. */
const RETRIED_AT_ONCE = 50

/** Newest first. `q` searches addresses, and what mails tell of, such as `order:12`. */
export const opsMails = defineCall('opsMails', {
  summary: 'Mails, including failed ones.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    state: Type.Optional(MailStateField),
    kind: Type.Optional(MailKindField),
    q: Type.Optional(Line(100)),
  }),
  data: ListOf(OpsMail),
  codes: [Code.operationFailed],
})

/** Queues failed mails again; the others are answered as refused. Refused with 2000019 if an id is not a mail. */
export const opsMailsRetry = defineCall('opsMailsRetry', {
  summary: 'Sends failed mails again.',
  fields: Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: RETRIED_AT_ONCE }),
    /** Kept in the audit. */
    remark: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  data: Type.Object({ done: Type.Array(Id), refused: Type.Array(Id) }),
  codes: [Code.notFound, Code.operationFailed],
})

export const opsJobs = defineCall('opsJobs', {
  summary: 'The background jobs, with the last run of each.',
  fields: Type.Object({}),
  data: Type.Object({ list: Type.Array(OpsJob) }),
  codes: [Code.operationFailed],
})
