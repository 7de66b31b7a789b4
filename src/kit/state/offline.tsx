import satellite from '@/kit/art/satellite.webp'
import { ids } from '../ids'
import { useT } from '@/locales/use-t'
import { State } from './state'

/** Shown when the network is lost and there is no earlier content [transport.no-network]. */
export function Offline({ onRetry }: { onRetry: () => void | Promise<unknown> }) {
  const t = useT()
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
}
