import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OpenSession } from '../../entities/sign-in'
import { Id } from '../../fields'

/** Ends one of the own sessions, also the one that asks, and answers those that are left. */
export const sessionEnd = defineCall('sessionEnd', {
  summary: 'Ends one session.',
  fields: Type.Object({ session_id: Id }),
  data: Type.Object({ list: Type.Array(OpenSession) }),
  codes: [Code.notFound],
})
