import type { Fault } from '@/domain/text/field-message'
import { t } from '@/locales/t'

/** The message at a field that breaks a rule, whether the app or the server found it [wire.form-errors]. */
export function faultText(field: string, { rule, params }: Fault): string {
  const chosenPassword = rule === 'min_length' && /password$/.test(field)
  // a wrong code has the message of its refusal
  if (rule === 'wrong' && field === 'code') return t('errors.wrong_code')
  return t(chosenPassword ? 'rules.password_min_length' : `rules.${rule}`, params)
}
