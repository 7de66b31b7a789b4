import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Notice } from '../../entities/notice'
import { Count, ListOf, PageSize, keyPage } from '../../fields'

/** The caller’s notices, newest first. */
export const notices = defineCall('notices', {
  summary: 'The caller’s notices.',
  fields: Type.Object({
    ...keyPage,
    page_size: PageSize,
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
    read: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({
    ...ListOf(Notice).properties,
    /** The number of unread notices of each type that has any, independent of the filter. */
    unread: Type.Optional(Type.Array(Type.Object({ type: Type.Integer(), count: Count }))),
  }),
})
