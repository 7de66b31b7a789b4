import { observer } from 'mobx-react-lite'
import { formatSince } from '@/domain/time/dates'
import { OfflineBanner } from '@/kit/state/offline-banner'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'
import { network } from '@/stores/network'
import { settings } from '@/stores/settings'
import { update } from '@/stores/update'

/**
 * The banner while the network is lost, with the time of what is shown where the device had kept it. On tabs, where
 * nobody fills in a form, also the one of a newer version.
 */
export const PageOffline = observer(function PageOffline({ tab }: { tab: boolean }) {
  const { online, keptAt } = network
  if (!online) {
    const time = keptAt > 0 ? formatSince(keptAt, now(), settings.language) : ''
    return <OfflineBanner text={time === '' ? t('common.offline_banner') : t('common.offline_since', { time })} />
  }
  const { take } = update
  if (!tab || take === null) return null
  return <OfflineBanner text={t('common.update_ready')} action={{ label: t('common.update_take'), onPress: take }} />
})
