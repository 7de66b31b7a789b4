import { profileText } from '@/locales/own/profile'

/** What a new payout account takes the place of, all but hidden; nothing where there was none. */
export const replacedAccount = (present: string): string | undefined =>
  present === '' ? undefined : profileText('replaces', { present })
