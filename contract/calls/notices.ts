/** The calls of notices. */
import { Type } from '@sinclair/typebox'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { Notice } from '../entities/notice'
import { Count, Empty, Id, ListOf, PageSize, keyPage } from '../base/fields'

/** Marks all notices read and clears the flag [session.notice-flag]. */
export const noticeInRead = defineCall('noticeInRead', {
  summary: 'Marks all notices as read.',
  fields: Empty,
  data: Type.Object({ count: Count }),
})

/** Marks one notice read. */
export const noticeRead = defineCall('noticeRead', {
  summary: 'Marks one notice as read.',
  fields: Type.Object({ id: Id }),
  data: Type.Object({ count: Count }),
  codes: [Code.notFound],
})

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

/** Notices to everybody. */
export const systemNotify = defineCall('systemNotify', {
  summary: 'Announcements to everybody.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(Notice) }),
})
