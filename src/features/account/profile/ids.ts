/** The ids of the profile and of fields for pictures, beside src/kit/ids.ts: no first load has to carry them. */
export const profileIds = {
  /** The way to the profile, in the account. */
  open: 'profile-open',
  /** The button of whichever form is shown. */
  save: 'profile-save',
  addresses: 'profile-addresses',
  /** The way to taking the own data along, and to closing the account. */
  account: 'profile-account',
  password: 'profile-password',
  bank: 'profile-bank',
  wallet: 'profile-wallet',
  /** A field of the forms, by its name in the call. */
  field: (name: string) => `profile-field-${name}`,
} as const
