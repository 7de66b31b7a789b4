import { observer } from 'mobx-react-lite'
import lock from '@/kit/art/lock.webp'
import { sellerIds } from '../ids'
import { State } from '@/kit/state/state'
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
      text={t('store.denied_text')}
      action={{ id: sellerIds.become, label: t('selling.become'), onPress: () => replace('shopCreate') }}
    />
  )
})
