import { observer } from 'mobx-react-lite'
import mailbox from '@/kit/art/mailbox.webp'
import { ids } from '@/kit/ids'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'

/** The shipment step of a buyer without an address, with a button to add one. */
export const NoAddress = observer(function NoAddress({ onAdd }: { onAdd: () => void }) {
  return (
    <State
      art={mailbox}
      ground="sage"
      title={t('checkout.no_address_title')}
      text={t('checkout.no_address_text')}
      action={{ id: ids.addressAdd, label: t('checkout.address_add'), onPress: onAdd }}
    />
  )
})
