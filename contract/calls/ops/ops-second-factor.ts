/** Operators' second factor: a time-based one-time password (RFC 6238), with recovery codes. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Time } from '../../fields'

/** Six digits, or a recovery code with or without its dashes. */
const fields = Type.Object({ code: Type.String({ minLength: 6, maxLength: 30 }) })
const codes = [Code.wrongCredentials, Code.operationFailed]

/** The previous one stays valid until the first code of this one was correct. */
export const opsSecondFactorStart = defineCall('opsSecondFactorStart', {
  summary: 'Creates a secret for one-time passwords.',
  fields: Type.Object({}),
  data: Type.Object({
    /** Base32, to be typed into an authenticator app. */
    secret: Type.String(),
    /** otpauth://totp/…, to be scanned by one. */
    uri: Type.String(),
  }),
  codes: [Code.operationFailed],
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
