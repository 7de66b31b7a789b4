import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { OpsAccount } from '../../entities/ops'
import { Id, Line, ListOf, Page, PageSize } from '../../base/fields'

const data = Type.Object({ account: OpsAccount })
const codes = [Code.notFound, Code.operationFailed]

/** Accounts whose name or e-mail address contains a text, or the one of an id, newest first. */
export const opsAccounts = defineCall('opsAccounts', {
  summary: 'Accounts, for operators.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    q: Type.Optional(Line(100)),
    disabled: Type.Optional(Type.Boolean()),
    user_id: Type.Optional(Id),
  }),
  data: ListOf(OpsAccount),
  codes: [Code.operationFailed],
})

/** Disables an account: its sessions end, and its next login is refused with 2000017 [role.disable]. */
export const opsAccountDisable = defineCall('opsAccountDisable', {
  summary: 'Disables an account.',
  fields: Type.Object({ user_id: Id, remark: Line(500) }),
  data,
  codes,
})

/** Enables an account again; its owner has to log in again. */
export const opsAccountEnable = defineCall('opsAccountEnable', {
  summary: 'Enables an account again.',
  fields: Type.Object({ user_id: Id, remark: Type.Optional(Type.String({ maxLength: 500 })) }),
  data,
  codes,
})
