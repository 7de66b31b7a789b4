import type { T } from '../../../text/use-t'

const ROLES = ['buyer', 'seller', 'operator'] as const

/** The role of an account in words. */
export function roleText(t: T, role: string): string {
  const known = ROLES.find((each) => each === role)
  return known ? t(`accounts.role_${known}`) : role
}
