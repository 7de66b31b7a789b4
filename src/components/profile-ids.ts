/** The ids of the profile and of fields for pictures, beside src/components/ids.ts: no first load has to carry them. */
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

export const pictureIds = {
  /** Chooses another picture, where there is one alone. */
  change: 'picture-change',
  /** Sends it again once that has failed. */
  retry: 'picture-retry',
  /** A picture of the field with this id, the first is 1: waiting, sending, sent, failed. */
  tile: (field: string, state: string, n: number) => `${field}-${state}-${n}`,
  /** Where pictures come from: camera or gallery. */
  source: (source: string) => `picture-source-${source}`,
} as const
