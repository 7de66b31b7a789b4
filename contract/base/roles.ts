export const ROLES = ['buyer', 'seller', 'operator'] as const
/** The roles of accounts; visitors have none. */
export type Role = (typeof ROLES)[number]
