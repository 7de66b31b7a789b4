import { reaction } from 'mobx'
import { useEffect, useSyncExternalStore } from 'react'
import { currentLink } from '@/platform/navigation/links'
import { replace } from '@/platform/navigation/navigation'
import { audienceOf, type RouteName } from '@/routes'
import { session } from '@/stores/session'

type Access = 'unknown' | 'granted' | 'denied'

function access(name: RouteName): Access {
  if (audienceOf(name) === 'visitor') return 'granted'
  // the server refuses everything but the account screen, and every other screen redirects to it
  if (session.erasedAt !== '' && name !== 'account') return 'unknown'
  if (session.loggedIn) return 'granted'
  return session.known && !session.leaving ? 'denied' : 'unknown'
}

/**
 * Whether the screen may be shown. A screen for buyers redirects visitors to login, which leads back [role.visitor].
 * Draw nothing while this is false.
 */
export function useGuard(name: RouteName): boolean {
  const read = () => access(name)
  const state = useSyncExternalStore((changed) => reaction(read, changed), read, read)
  useEffect(() => {
    if (state === 'denied') void replace('login', { next: currentLink() })
  }, [state])
  return state === 'granted'
}
