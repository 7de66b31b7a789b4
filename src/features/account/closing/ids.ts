/**
 * The ids of the data export and of closing an account. Apart from src/kit/ids.ts, to keep them out of the first load.
 */
export const closingIds = {
  page: 'page-account',
  /** Exports all data about the user as one file. */
  take: 'account-take',
  /** An obstacle, by the server's name. */
  obstacle: (what: string) => `account-obstacle-${what}`,
  /** Gives up the balances. */
  forfeit: 'account-forfeit',
  password: 'account-password',
  close: 'account-close',
  keep: 'account-keep',
  logOut: 'account-log-out',
} as const
