import { observer } from 'mobx-react-lite'
import satellite from '@/kit/art/satellite.webp'
import { ids } from '../ids'
import { t } from '@/locales/t'
import { State } from './state'

/** Shown when the network is lost and there is no earlier content [transport.no-network]. */
export const Offline = observer(function Offline({ onRetry }: { onRetry: () => void | Promise<unknown> }) {
  return (
    <State
      id={ids.offline}
      art={satellite}
      ground="mist"
      title={t('common.offline_title')}
      text={t('common.offline_text')}
      action={{ label: t('common.retry'), onPress: onRetry, id: ids.retry }}
    />
  )
})
