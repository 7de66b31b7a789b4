import { PASSWORD_MIN } from '@contract/rules/password'
import { t } from '@/locales/t'

/** What every field for a new password has in common [rule.password-length]. */
export const newPassword = () => ({
  label: t('auth.password'),
  hint: t('auth.password_hint', { min: PASSWORD_MIN }),
  kind: 'password' as const,
  autocomplete: 'new-password' as const,
  reveal: { show: t('auth.show_password'), hide: t('auth.hide_password') },
  required: true,
})
