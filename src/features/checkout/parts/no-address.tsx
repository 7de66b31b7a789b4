import mailbox from '@/kit/art/mailbox.webp'
import { ids } from '@/kit/ids'
import { State } from '@/kit/state/state'
import '@/locales/late/checkout'
import { useT } from '@/locales/use-t'

/** The shipment step of a buyer without an address, with a button to add one. */
export function NoAddress({ onAdd }: { onAdd: () => void }) {
  const t = useT()
  return (
    <State
      art={mailbox}
      ground="sage"
      title={t('checkout.no_address_title')}
      text={t('checkout.no_address_text')}
      action={{ id: ids.addressAdd, label: t('checkout.address_add'), onPress: onAdd }}
    />
  )
}
