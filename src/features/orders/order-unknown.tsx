import { observer } from 'mobx-react-lite'
import receipt from '@/kit/art/receipt.webp'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { openLink } from '@/platform/navigation/links'
import { replace } from '@/platform/navigation/navigation'
import { signOut } from '@/stores/sign-in'
import { ordersIds } from './ids'

interface OrderUnknownProps {
  /** The link in a mail to a guest, where it is followed by somebody with an account. */
  readonly link?: string
}

/** Shown for an order that does not exist, or belongs to another buyer. */
export const OrderUnknown = observer(function OrderUnknown({ link = '' }: OrderUnknownProps) {
  const open = async () => {
    await signOut()
    await openLink(link)
  }
  return (
    <State
      art={receipt}
      title={t('orders.unknown_title')}
      text={t('orders.unknown_text')}
      action={
        link === ''
          ? { label: t('orders.to_orders'), onPress: () => replace('orders') }
          : { id: ordersIds.logOut, label: t('orders.link_log_out'), onPress: open }
      }
    />
  )
})
