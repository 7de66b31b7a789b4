import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Empty, Line } from '../../fields'
import { CODE_PATTERN } from '../../rules/codes'
import { EMAIL_MAX } from '../../rules/registration'

/** Sets a new password with a code; all sessions of the account end [session.new-password]. */
export const forgotReset = defineCall('forgotReset', {
  summary: 'Sets a new password with a mailed code.',
  fields: Type.Object({
    email: Line(EMAIL_MAX),
    code: Type.String({ pattern: CODE_PATTERN }),
    password: Line(1000),
  }),
  data: Empty,
  codes: [Code.emailUnknown, Code.wrongCode, Code.accountData],
})
