import { reaction } from 'mobx'
import { useEffect, useSyncExternalStore } from 'react'
import { currentLink } from '@/platform/navigation/links'
import { replace } from '@/platform/navigation/navigation'
import { audienceOf, type RouteName } from '@/routes'
import { session } from '@/stores/session'

type Access = 'unknown' | 'granted' | 'denied' | 'guest'

function access(name: RouteName): Access {
  const audience = audienceOf(name)
  if (audience === 'visitor') return 'granted'
  // the server refuses everything but the account screen, and every other screen redirects to it
  if (session.erasedAt !== '' && name !== 'account') return 'unknown'
  if (session.loggedIn) return audience === 'account' && session.isGuest ? 'guest' : 'granted'
  return session.known && !session.leaving ? 'denied' : 'unknown'
}

/**
 * Whether the screen may be shown. A screen for buyers redirects visitors to login, which leads back [role.visitor]; one
 * that needs an account redirects guests to where they make one [role.guests]. While `open`, the screen itself cares for
 * visitors. Draw nothing while this is false.
 */
export function useGuard(name: RouteName, open = false): boolean {
  const read = () => access(name)
  const state = useSyncExternalStore((changed) => reaction(read, changed), read, read)
  useEffect(() => {
    if (state === 'denied' && !open) void replace('login', { next: currentLink() })
    if (state === 'guest') void replace('register', { next: currentLink() })
  }, [state, open])
  return state === 'granted'
}
