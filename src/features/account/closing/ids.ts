/** The ids of leaving, and of taking one's data along, beside src/kit/ids.ts: no first load has to carry them. */
export const closingIds = {
  page: 'page-account',
  /** Everything that is kept about the person, as one file. */
  take: 'account-take',
  /** What has to be settled first, by what the server calls it. */
  obstacle: (what: string) => `account-obstacle-${what}`,
  /** Gives up what is in the wallets. */
  forfeit: 'account-forfeit',
  password: 'account-password',
  close: 'account-close',
  keep: 'account-keep',
  logOut: 'account-log-out',
} as const
