import { accountMenuIds } from '@/shell/account/ids'

/** The user's invitation code; a tap copies it. */
export const invitationIds = {
  row: 'profile-invitation',
} as const

export const accountIds = {
  viewedOpen: 'viewed-open',
  pcMine: 'page-pc-mine',
  blogOpen: 'blog-open',

  dashboardLogin: 'dashboard-login',
  dashboardRegister: 'dashboard-register',
  dashboardName: 'dashboard-name',
  dashboardOrders: 'dashboard-orders',
  logout: accountMenuIds.logout,
  /** The row of the theme, and the entries of its list. */
  appearanceOpen: 'appearance-open',
  theme: (name: string) => `theme-${name}`,
} as const
