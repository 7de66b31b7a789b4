import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Notice } from '../../entities/notice'
import { Empty } from '../../fields'

/** Notices to everybody. */
export const systemNotify = defineCall('systemNotify', {
  summary: 'Announcements to everybody.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(Notice) }),
})
