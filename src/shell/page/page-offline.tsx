import { observer } from 'mobx-react-lite'
import { OfflineBanner } from '@/kit/state/offline-banner'
import { useT } from '@/locales/use-t'
import { network } from '@/stores/network'

/** The banner while the network is lost. */
export const PageOffline = observer(function PageOffline() {
  const t = useT()
  return network.online ? null : <OfflineBanner text={t('common.offline_banner')} />
})
