import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import mailbox from '@/kit/art/mailbox.webp'
import { State } from '@/kit/state/state'
import { Page } from '@/shell/page/page'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { replace } from '@/platform/navigation/navigation'
import { linkTo } from '@/routes'
import { isApiError } from '@/services/api-error'
import { guestCall } from '@/services/guests'
import { toast } from '@/stores/toast'
import { ordersIds } from './ids'

/** The link of a guest holds no more: a new one goes to the same mailbox [rule.guest-links]. */
export const LinkOver = observer(function LinkOver({ name }: { name: 'order' | 'track' }) {
  const { order_id = '', sign = '' } = useParams(name)
  const [sent, setSent] = useState(false)
  const send = async () => {
    try {
      await guestCall('sendOrderLink', { order_id, sign })
      toast.show(t('orders.link_sent'))
      setSent(true)
    } catch (error) {
      if (!isApiError(error)) throw error
      // it never was a link, or the guest has an account by now; whatever else there is was shown
      if (error.errors.length === 0) return
      toast.show(t('orders.link_over'), 'alert')
      await replace('login', { next: linkTo(name, { order_id }) })
    }
  }
  return (
    <Page id={ordersIds.linkOver} title={t('orders.one')} surface="ground">
      <State
        art={mailbox}
        title={t('orders.link_over_title')}
        text={t(sent ? 'orders.link_sent' : 'orders.link_over_text')}
        action={sent ? undefined : { id: ordersIds.linkSend, label: t('orders.link_send'), onPress: send }}
      />
    </Page>
  )
})
