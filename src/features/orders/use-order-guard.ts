import { useEffect, useState } from 'react'
import { keepAddress } from '@/platform/navigation/keep-address'
import { useParams } from '@/platform/navigation/params'
import { linkTo } from '@/routes'
import { isApiError } from '@/services/api-error'
import { guestCall } from '@/services/guests'
import { session } from '@/stores/session'
import { signIn } from '@/stores/sign-in'
import { toast } from '@/stores/toast'
import { useGuard } from '@/hooks/use-guard'

/** over: the link of a guest holds no more. */
export type OrderEntry = 'granted' | 'over' | 'unknown'

/**
 * Like useGuard, also for a guest who comes by the link in a mail, on any device [rule.guest-links]. Only in observers.
 */
export function useOrderGuard(name: 'order' | 'track'): OrderEntry {
  const { order_id = '', sign } = useParams(name)
  const [link, setLink] = useState<'closed' | 'followed' | 'over'>(sign === undefined ? 'followed' : 'closed')
  // the orders of a guest may be those of several: each time that somebody orders, there may be another
  const comes = session.known && (!session.loggedIn || session.isGuest)
  const opens = link === 'closed' && comes
  const over = link === 'over' && comes
  useEffect(() => {
    if (!opens || sign === undefined) return
    const enter = async () => {
      let ended: 'followed' | 'over' = 'followed'
      try {
        await signIn(await guestCall('loginByOrder', { order_id, sign }, { silent: true, token: '' }))
        keepAddress(linkTo(name, { order_id }))
      } catch (error) {
        if (!isApiError(error)) throw error
        if (error.kind === 'refused') ended = 'over'
        else toast.show(error.message, 'alert')
      } finally {
        setLink(ended)
      }
    }
    void enter()
  }, [opens, name, order_id, sign])
  const granted = useGuard(name, opens || over)
  if (over) return 'over'
  return granted && !opens ? 'granted' : 'unknown'
}
