/** Who is logged in, in this tab: another tab may hold another login. */
import type { Role } from '@contract/base/roles'

export interface Shop {
  readonly shop_id: string
  readonly name: string
}

export interface Session {
  readonly token: string
  readonly role: Exclude<Role, 'buyer'>
  /** The person's name. */
  readonly name: string
  /** The shop that an operator works for; a seller's own shop is known to the server. */
  readonly shop: Shop | null
  /** An operator who has not shown the second factor yet: the console waits for it, and a reload forgets the session. */
  readonly waits?: true
}

const KEY = 'souk.console.session'
const listeners = new Set<() => void>()

function read(): Session | null {
  const kept = sessionStorage.getItem(KEY)
  if (kept === null) return null
  try {
    return JSON.parse(kept) as Session
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

let current: Session | null = read()
let lost: Session['role'] | null = null

function keep(next: Session | null): void {
  current = next
  if (next === null || next.waits) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, JSON.stringify(next))
  for (const listener of listeners) listener()
}

export const session = {
  now: () => current,
  token: () => current?.token ?? '',
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  begin(next: Session) {
    lost = null
    keep(next)
  },
  enter(shop: Shop | null) {
    if (current) keep({ ...current, shop })
  },
  end: () => keep(null),
  /** The session with this token is over; one that began since then stays. */
  lose(token: string) {
    if (current?.token !== token) return
    lost = current.role
    keep(null)
  },
  /** Whose session was over while it was in use, until the next one begins; null: nobody's. */
  lost: () => lost,
}
