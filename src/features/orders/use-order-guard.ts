import { useEffect, useState } from 'react'
import { t } from '@/locales/t'
import { keepAddress } from '@/platform/navigation/keep-address'
import { useParams } from '@/platform/navigation/params'
import { linkTo } from '@/routes'
import { isApiError } from '@/services/api-error'
import { guestCall } from '@/services/guests'
import { session } from '@/stores/session'
import { signIn } from '@/stores/sign-in'
import { toast } from '@/stores/toast'
import { useGuard } from '@/hooks/use-guard'

/**
 * Like useGuard, also for a guest who comes by the link in a mail, on any device [rule.guest-links]. A link that holds no
 * more leads to the login. Only in observers.
 */
export function useOrderGuard(name: 'order' | 'track'): boolean {
  const { order_id = '', sign } = useParams(name)
  const [entered, setEntered] = useState(sign === undefined)
  // the orders of a guest may be those of several: each time that somebody orders, there may be another
  const opens = !entered && session.known && (!session.loggedIn || session.isGuest)
  useEffect(() => {
    if (!opens || sign === undefined) return
    const enter = async () => {
      try {
        await signIn(await guestCall('loginByOrder', { order_id, sign }, { silent: true, token: '' }))
        keepAddress(linkTo(name, { order_id }))
      } catch (error) {
        if (!isApiError(error)) throw error
        toast.show(error.kind === 'refused' ? t('orders.link_over') : error.message, 'alert')
      } finally {
        setEntered(true)
      }
    }
    void enter()
  }, [opens, name, order_id, sign])
  return useGuard(name, opens) && !opens
}
