import { profileText } from '../texts/profile'

/** A hint with the masked account that a new one replaces; undefined without one. */
export const replacedAccount = (present: string): string | undefined =>
  present === '' ? undefined : profileText('replaces', { present })
