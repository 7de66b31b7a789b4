import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { OpsAudit } from '../../entities/ops'
import { Day, Id, Line, ListOf, Page, PageSize } from '../../base/fields'

/**
 * Actions of operators, newest first [role.operator]. `q` is a part of the name or the e-mail address of the person who
 * acted; `user_id` the account concerned; `from` and `until` are days in UTC, both included.
 */
export const opsAudits = defineCall('opsAudits', {
  summary: 'The audit of operators’ actions.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    subject: Type.Optional(Line(40)),
    subject_id: Type.Optional(Id),
    action: Type.Optional(Line(40)),
    q: Type.Optional(Line(100)),
    user_id: Type.Optional(Id),
    from: Type.Optional(Day),
    until: Type.Optional(Day),
  }),
  data: ListOf(OpsAudit),
  codes: [Code.operationFailed],
})
