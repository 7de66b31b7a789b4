import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { SessionData } from '../../entities/user'
import { Line } from '../../fields'
import { EMAIL_MAX } from '../../rules/registration'

/**
 * A new account and its session. Invalid fields are refused with 1100001; `code` is required while the configuration
 * says `mail_code`, and refused with 2000002 if it is wrong or expired [rule.code-life].
 */
export const register = defineCall('register', {
  summary: 'Registers an account.',
  fields: Type.Object({
    name: Line(200),
    email: Line(EMAIL_MAX),
    password: Line(1000),
    password_confirm: Type.String({ maxLength: 1000 }),
    terms: Type.Boolean(),
    invitation_code: Type.Optional(Type.String({ maxLength: 100 })),
    code: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  data: SessionData,
  codes: [
    Code.emailExists,
    Code.registrationData,
    Code.emailRace,
    Code.alreadyLoggedIn,
    Code.wrongCode,
    Code.operationFailed,
  ],
})
