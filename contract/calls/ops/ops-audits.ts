import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OpsAudit } from '../../entities/ops'
import { Id, Line, ListOf, Page, PageSize } from '../../fields'

/** Actions of operators, newest first [role.operator]. */
export const opsAudits = defineCall('opsAudits', {
  summary: 'The audit of operators’ actions.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    subject: Type.Optional(Line(40)),
    subject_id: Type.Optional(Id),
  }),
  data: ListOf(OpsAudit),
  codes: [Code.operationFailed],
})
