import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Count, Id } from '../../fields'

/** Marks one notice read. */
export const noticeRead = defineCall('noticeRead', {
  summary: 'Marks one notice as read.',
  fields: Type.Object({ id: Id }),
  data: Type.Object({ count: Count }),
  codes: [Code.notFound],
})
