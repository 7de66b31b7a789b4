import { observer } from 'mobx-react-lite'
import { useLoad } from '@/hooks/use-load'
import receipt from '@/kit/art/receipt.webp'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { keepAddress } from '@/platform/navigation/keep-address'
import { openLink } from '@/platform/navigation/links'
import { linkTo } from '@/routes'
import { isApiError } from '@/services/api-error'
import { guestCall } from '@/services/guests'
import { session } from '@/stores/session'
import { signOut } from '@/stores/sign-in'
import { ordersIds } from './ids'
import { OrderUnknown } from './order-unknown'

interface OfGuestProps {
  readonly name: 'order' | 'track'
  readonly order_id: string
  /** Of the link in a mail to the guest. */
  readonly sign: string
  /** The order is one of the account now. */
  readonly onClaimed: () => void | Promise<unknown>
}

/** For the link in a mail to a guest. If both have the same address, the order can become one of the account [role.guests-claim]. */
const OfGuest = observer(function OfGuest({ name, order_id, sign, onClaimed }: OfGuestProps) {
  // the token of the guest; null: it is another person, or the link holds no more
  const load = useLoad(
    async (options) => {
      try {
        const entered = await guestCall('loginByOrder', { order_id, sign }, { ...options, token: '' })
        return entered.user.email === session.user?.email ? entered['access-token'] : null
      } catch (error) {
        if (isApiError(error) && error.errors.length > 0) return null
        throw error
      }
    },
    [order_id, sign],
  )
  const open = async () => {
    await signOut()
    await openLink(linkTo(name, { order_id, sign }))
  }
  const claim = async (guest_token: string) => {
    try {
      await guestCall('claimOrders', { guest_token })
    } catch (error) {
      if (!isApiError(error)) throw error
      // another page may have done it; whatever else there is was shown
      if (error.errors.length === 0) return
    }
    keepAddress(linkTo(name, { order_id }))
    await onClaimed()
  }
  return (
    <LoadStates load={load} skeleton={null} failedTitle={t('orders.failed_one')}>
      {(token) =>
        token === null ? (
          <State
            art={receipt}
            title={t('orders.unknown_title')}
            text={t('orders.unknown_text')}
            action={{ id: ordersIds.logOut, label: t('orders.link_log_out'), onPress: open }}
          />
        ) : (
          <State
            art={receipt}
            title={t('orders.claim_title')}
            text={t('orders.claim_text')}
            action={{ id: ordersIds.claim, label: t('orders.claim'), onPress: () => claim(token) }}
          />
        )
      }
    </LoadStates>
  )
})

type OrderOfAnotherProps = Omit<OfGuestProps, 'sign'> & { readonly sign: string | undefined }

/** Shown to somebody with an account for an order that is not one of it. */
export function OrderOfAnother({ sign, ...of }: OrderOfAnotherProps) {
  return sign === undefined ? <OrderUnknown /> : <OfGuest {...of} sign={sign} />
}
