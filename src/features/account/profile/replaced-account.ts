import { profileText } from '@/locales/own/profile'

/** A hint with the masked account that a new one replaces; undefined where there was none. */
export const replacedAccount = (present: string): string | undefined =>
  present === '' ? undefined : profileText('replaces', { present })
