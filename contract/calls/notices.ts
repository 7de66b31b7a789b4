import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Notice } from '../entities/notice'
import { ListOf, Page, PageSize } from '../fields'

/** The caller’s notices, newest first (gaps §2). */
export const notices = defineCall('notices', {
  summary: 'Notices of the account.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
    read: Type.Optional(Type.Boolean()),
  }),
  data: ListOf(Notice),
})
