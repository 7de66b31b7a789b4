import type { Fault } from '@/domain/field-message'
import { t } from '@/locales/t'

/** The sentence at a field that breaks a rule, from this side or the server's (spec §5, gaps §1). */
export function faultText(field: string, { rule, params }: Fault): string {
  const chosenPassword = rule === 'min_length' && /password$/.test(field)
  // a code's own sentence is that of its refusal
  if (rule === 'wrong' && field === 'code') return t('errors.captcha_failed')
  return t(chosenPassword ? 'rules.password_min_length' : `rules.${rule}`, params)
}
