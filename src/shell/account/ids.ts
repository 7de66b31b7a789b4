export const accountMenuIds = {
  /** An entry of the account's menu, by its route. */
  open: (route: string) => `account-menu-${route}`,
  logout: 'logout',
} as const
