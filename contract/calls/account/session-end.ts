import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OpenSession } from '../../entities/sign-in'
import { Id } from '../../fields'

/** Ends one of the caller's sessions, possibly the current one, and returns the remaining ones. */
export const sessionEnd = defineCall('sessionEnd', {
  summary: 'Ends one session.',
  fields: Type.Object({ session_id: Id }),
  data: Type.Object({ list: Type.Array(OpenSession) }),
  codes: [Code.notFound],
})
