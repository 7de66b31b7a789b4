import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { SessionData } from '../../entities/user'
import { Line } from '../../fields'

/**
 * A session for a user who comes back from the short-video platform [route.tiktok]: the platform's code, and the
 * state and the PKCE verifier of the sign-in that began on this device. 2000002 for an invalid, expired or used one.
 */
export const loginTiktok = defineCall('loginTiktok', {
  summary: 'Logs in through the short-video platform.',
  fields: Type.Object({
    data: Type.Object({
      code: Line(2000),
      state: Type.String({ pattern: '^[A-Za-z0-9_-]{22,128}$' }),
      code_verifier: Type.String({ pattern: '^[A-Za-z0-9._~-]{43,128}$' }),
    }),
  }),
  data: SessionData,
  codes: [Code.alreadyLoggedIn, Code.wrongCode, Code.accountDisabled, Code.operationFailed],
})
