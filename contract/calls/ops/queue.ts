/** What waits for operators, and what happened with an account. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { OpsQueue, OpsTrail } from '../../entities/market/moderation'
import { Count, Empty, Id, Line, ListOf, Page, PageSize } from '../../base/fields'
import { REMARK_MAX } from '../../base/text-limits'
import { codes, codesById } from './parts'

/** How much of every kind waits, and since when. */
export const opsQueue = defineCall('opsQueue', {
  summary: 'What waits for operators.',
  fields: Empty,
  data: Type.Object({ list: OpsQueue }),
  codes,
})

/** Ends all sessions of an account: its owner has to log in again. Answers how many there were. */
export const opsAccountEndSessions = defineCall('opsAccountEndSessions', {
  summary: 'Logs an account out everywhere.',
  fields: Type.Object({ user_id: Id, remark: Line(REMARK_MAX) }),
  data: Type.Object({ ended: Count }),
  codes: codesById,
})

/** The sign-in events of an account, what operators did with it, and what its owner did as an operator; the newest first. */
export const opsAccountTrail = defineCall('opsAccountTrail', {
  summary: 'Everything recorded about an account: sign-ins, and what operators did.',
  fields: Type.Object({ user_id: Id, p: Page, page_size: PageSize }),
  data: ListOf(OpsTrail),
  codes: codesById,
})
