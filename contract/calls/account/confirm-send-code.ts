import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Empty } from '../../fields'

/**
 * Sends an account without a password the code that replaces `password` in changes: to its mail address, else to its
 * telephone. 1100008 if it has neither; a second code within 60 seconds: 2000018, reason rate_limited, with the
 * seconds to wait in `retry_after`.
 */
export const confirmSendCode = defineCall('confirmSendCode', {
  summary: 'Sends a code that confirms a step where an account has no password.',
  fields: Type.Object({}),
  data: Empty,
  codes: [Code.emailUnknown, Code.mailFailed, Code.smsFailed, Code.operationFailed],
})
