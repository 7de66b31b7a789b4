import { CODE_LENGTH } from '@contract/base/constants'
import { t } from '@/locales/t'

/** The texts of a code field. `left` is the number of seconds until another code may be sent. Use it in an observer. */
export const codeWords = (left: number) => ({
  label: t('signIn.code'),
  hint: t('signIn.code_hint', { count: CODE_LENGTH }),
  send: t('signIn.resend'),
  wait: t('signIn.resend_in', { count: left }),
})
