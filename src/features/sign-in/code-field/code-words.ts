import { CODE_LENGTH } from '@contract/base/constants'
import { signInText } from '../texts/sign-in'

/** The texts of a code field. `left` is the number of seconds until another code may be sent. Use it in an observer. */
export const codeWords = (left: number) => ({
  label: signInText('code'),
  hint: signInText('code_hint', { count: CODE_LENGTH }),
  send: signInText('resend'),
  wait: signInText('resend_in', { count: left }),
})
