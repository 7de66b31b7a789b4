import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { OpenSession } from '../../entities/sign-in'

/** The account's sessions: the current one first, then by last use. */
export const sessions = defineCall('sessions', {
  summary: 'The caller’s sessions.',
  fields: Type.Object({}),
  data: Type.Object({ list: Type.Array(OpenSession) }),
  codes: [],
})
