import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Empty, Line } from '../../fields'
import { EMAIL_MAX } from '../../rules/registration'

/**
 * Mails the code for resetting a forgotten password [rule.code-life]. A second one within 60 seconds: 2000018, reason
 * rate_limited, with the seconds to wait in `retry_after`.
 */
export const forgotSendCode = defineCall('forgotSendCode', {
  summary: 'Mails a code for setting a new password.',
  fields: Type.Object({ email: Line(EMAIL_MAX) }),
  data: Empty,
  codes: [Code.emailUnknown, Code.mailFailed, Code.smsFailed, Code.operationFailed],
})
