import { t } from '@/locales/t'

/** A hint with the masked account that a new one replaces; undefined without one. */
export const replacedAccount = (present: string): string | undefined =>
  present === '' ? undefined : t('profile.replaces', { present })
