/** The ids of leaving, and of taking one's data along, beside src/kit/ids.ts: no first load has to carry them. */
export const closingIds = {
  page: 'page-account',
  /** Everything that is kept about the person, as one file. */
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
