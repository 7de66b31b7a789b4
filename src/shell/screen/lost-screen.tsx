import { observer } from 'mobx-react-lite'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { Failed } from '@/kit/state/failed'
import { Offline } from '@/kit/state/offline'
import { t } from '@/locales/t'
import { currentLink } from '@/platform/navigation/links'
import { isTab, routeOf } from '@/routes'

export type LostReason = 'failed' | 'offline'

const VIEWS = { failed: Failed, offline: Offline } as const

interface LostScreenProps {
  /** Whether the network is the cause. */
  reason?: LostReason
  onRetry: () => void | Promise<unknown>
}

/** A screen that could not be loaded or drawn. It offers a retry, and its bars lead elsewhere. */
export const LostScreen = observer(function LostScreen({ reason = 'failed', onRetry }: LostScreenProps) {
  const route = routeOf(currentLink())
  const Shown = VIEWS[reason]
  return (
    <Page
      id={pageIds.contentLost}
      title={t(`common.${reason}_title`)}
      tab={route !== undefined && isTab(route) ? route : undefined}
    >
      <Shown onRetry={onRetry} />
    </Page>
  )
})
