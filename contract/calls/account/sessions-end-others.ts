import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { OpenSession } from '../../entities/sign-in'

/** Ends all sessions except the current one, and returns it; the devices of the others are no longer known. */
export const sessionsEndOthers = defineCall('sessionsEndOthers', {
  summary: 'Ends all other sessions.',
  fields: Type.Object({}),
  data: Type.Object({ list: Type.Array(OpenSession) }),
  codes: [],
})
