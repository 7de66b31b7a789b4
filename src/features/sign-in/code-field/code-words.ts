import { CODE_LENGTH } from '@contract/constants'
import { signInText } from '@/locales/own/sign-in'

/** The texts of a field for codes, `left` seconds before another may be sent. Only for use in an observer. */
export const codeWords = (left: number) => ({
  label: signInText('code'),
  hint: signInText('code_hint', { count: CODE_LENGTH }),
  send: signInText('resend'),
  wait: signInText('resend_in', { count: left }),
})
