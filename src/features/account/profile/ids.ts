/** The ids of the profile and of its picture field. Apart from src/kit/ids.ts, to keep them out of the first load. */
export const profileIds = {
  /** The link to the profile, in the account. */
  open: 'profile-open',
  /** The button of the form that is shown. */
  save: 'profile-save',
  addresses: 'profile-addresses',
  /** The link to the data export and to closing the account. */
  account: 'profile-account',
  password: 'profile-password',
  mails: 'profile-mails',
  /** The mark of a mail that the user can do without, by its kind. */
  mail: (kind: string) => `profile-mail-${kind}`,
  bank: 'profile-bank',
  wallet: 'profile-wallet',
  /** A field of the forms, by its name in the call. */
  field: (name: string) => `profile-field-${name}`,
} as const
