/** Operators' second factor: a time-based one-time password (RFC 6238), with recovery codes. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { Empty, Time } from '../../base/fields'
import { CODE_PATTERN } from '../../rules/codes'

/** Six digits, or a recovery code with or without its dashes. */
const fields = Type.Object({ code: Type.String({ minLength: 6, maxLength: 30 }) })
const codes = [Code.wrongCredentials, Code.operationFailed]

export const opsSecondFactorMail = defineCall('opsSecondFactorMail', {
  summary: 'Mails the code with which an operator without a second factor sets up the first one.',
  fields: Type.Object({}),
  data: Empty,
  codes: [Code.mailFailed, Code.operationFailed],
})

/** The previous one stays valid until the first code of this one was correct. */
export const opsSecondFactorStart = defineCall('opsSecondFactorStart', {
  summary: 'Creates a secret for one-time passwords.',
  fields: Type.Object({
    /** For the first one, outside the demo: the code that was mailed, or that the server's command line has printed. */
    mail_code: Type.Optional(Type.String({ pattern: CODE_PATTERN })),
  }),
  data: Type.Object({
    /** Base32, to be typed into an authenticator app. */
    secret: Type.String(),
    /** otpauth://totp/…, to be scanned by one. */
    uri: Type.String(),
  }),
  codes: [Code.wrongCode, Code.operationFailed],
})

export const opsSecondFactorConfirm = defineCall('opsSecondFactorConfirm', {
  summary: 'Confirms a new secret with its first code.',
  fields,
  data: Type.Object({
    /** Each is valid once; shown only here. */
    recovery_codes: Type.Array(Type.String()),
  }),
  codes,
})

export const opsSecondFactorCheck = defineCall('opsSecondFactorCheck', {
  summary: 'Checks the second factor for this session.',
  fields,
  data: Type.Object({
    /** Until when calls that require it are allowed. */
    until: Time,
  }),
  codes,
})
