/** The user's invitation code; a tap copies it. */
export const invitationIds = {
  row: 'profile-invitation',
} as const

export const accountIds = {
  viewedOpen: 'viewed-open',
  pcMine: 'page-pc-mine',
  blogOpen: 'blog-open',
  pcMineOpen: 'pc-mine-open',

  dashboardLogin: 'dashboard-login',
  dashboardName: 'dashboard-name',
  dashboardOrders: 'dashboard-orders',
  logout: 'logout',
} as const
