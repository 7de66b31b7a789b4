import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Count, Empty } from '../../fields'

/** Marks all notices read and clears the flag [session.notice-flag]. */
export const noticeInRead = defineCall('noticeInRead', {
  summary: 'Marks all notices as read.',
  fields: Empty,
  data: Type.Object({ count: Count }),
})
