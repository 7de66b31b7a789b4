import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { SessionData } from '../../entities/user'
import { Line } from '../../fields'
import { EMAIL_MAX } from '../../rules/registration'

/**
 * A session for an e-mail address and its password; five wrong attempts lock this address for the network address
 * [session.lock].
 */
export const login = defineCall('login', {
  summary: 'Logs in with e-mail and password.',
  fields: Type.Object({ email: Line(EMAIL_MAX), password: Line(1000) }),
  data: SessionData,
  codes: [Code.wrongCredentials, Code.alreadyLoggedIn, Code.accountDisabled],
})
