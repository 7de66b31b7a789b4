/** Mails and rounds of workers, as operators see them [rule.mail-dead]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Nullable, Time } from '../base/fields'
import { LANGUAGE_CODES } from '../base/languages'
import { MAIL_KINDS, MAIL_STATES } from '../base/mails'

const oneOf = <T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)))

export const MailKindField = oneOf(MAIL_KINDS)
export const MailStateField = oneOf(MAIL_STATES)

export const OpsMail = Type.Object({
  id: Id,
  kind: MailKindField,
  state: MailStateField,
  /** The address at the time. */
  to: Type.String(),
  language: oneOf(LANGUAGE_CODES),
  user: Type.Object({ user_id: Id, name: Type.String(), email: Type.String() }),
  /** What it tells of, such as `order:12:shipped`. */
  about: Type.String(),
  /** How often it was tried, since the last retry. */
  attempts: Count,
  /** Why the last attempt failed, in the mail server's words; empty if it has not. */
  error: Type.String(),
  /** Whether it can be tried again: it has failed, and what it told of is still known. */
  retry: Type.Boolean(),
  created_at: Time,
  /** When it is tried next; null unless it is queued. */
  next_at: Nullable(Time),
  sent_at: Nullable(Time),
})
export type OpsMail = Static<typeof OpsMail>

/** The last round of a worker. */
export const OpsJob = Type.Object({
  name: Type.String(),
  /** When its last round ended, and how long it took in milliseconds. */
  ended_at: Time,
  took_ms: Count,
  /** When its last round failed, and why; null and empty if none has. */
  failed_at: Nullable(Time),
  error: Type.String(),
})
export type OpsJob = Static<typeof OpsJob>
