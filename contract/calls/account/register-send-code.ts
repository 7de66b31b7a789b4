import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Empty, Line } from '../../fields'
import { EMAIL_MAX } from '../../rules/registration'

/**
 * Mails the code that a registration needs while the configuration says `mail_code`. If the address has an account,
 * the mail says so instead, and the answer is the same; other back ends may answer 1100000. A second one within 60
 * seconds: 2000018, reason rate_limited, with the seconds to wait in `retry_after`.
 */
export const registerSendCode = defineCall('registerSendCode', {
  summary: 'Mails a code for registering.',
  fields: Type.Object({ email: Line(EMAIL_MAX) }),
  data: Empty,
  codes: [
    Code.emailExists,
    Code.registrationData,
    Code.mailFailed,
    Code.smsFailed,
    Code.alreadyLoggedIn,
    Code.operationFailed,
  ],
})
