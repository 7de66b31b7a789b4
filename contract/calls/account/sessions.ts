import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { OpenSession } from '../../entities/sign-in'

/** Where the account is logged in, the one that asks first, then by when they were last seen. */
export const sessions = defineCall('sessions', {
  summary: 'The sessions of the own account.',
  fields: Type.Object({}),
  data: Type.Object({ list: Type.Array(OpenSession) }),
  codes: [],
})
