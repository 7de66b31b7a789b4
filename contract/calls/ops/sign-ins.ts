import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { OpsSignIn } from '../../entities/sign-in'
import { Id, Line, ListOf, Page, PageSize } from '../../base/fields'

/** Sign-in events of all accounts or of one, newest first. */
export const opsSignIns = defineCall('opsSignIns', {
  summary: 'Sign-in events.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    user_id: Type.Optional(Id),
    kind: Type.Optional(Line(40)),
  }),
  data: ListOf(OpsSignIn),
  codes: [Code.operationFailed],
})
