import { observer } from 'mobx-react-lite'
import lock from '@/kit/art/lock.webp'
import { sellerIds } from '../ids'
import { State } from '@/kit/state/state'
import { sellingText } from '@/locales/own/selling'
import { storeText } from '../texts/store'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation/navigation'

/** Shown on a seller's page to everybody else [code.permission], with a link to apply. */
export const NoPermission = observer(function NoPermission() {
  return (
    <State
      id={sellerIds.denied}
      art={lock}
      ground="rose"
      title={t('errors.reason_permission')}
      text={storeText('denied_text')}
      action={{ id: sellerIds.become, label: sellingText('become'), onPress: () => replace('shopCreate') }}
    />
  )
})
