import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { Failed } from '@/kit/state/failed'
import { Offline } from '@/kit/state/offline'
import { useT } from '@/locales/use-t'
import { currentLink } from '@/platform/navigation/links'
import { isTab, routeOf } from '@/routes'

export type LostFace = 'failed' | 'offline'

const FACES = { failed: Failed, offline: Offline } as const

interface LostScreenProps {
  /** Whether the network is to blame. */
  face?: LostFace
  onRetry: () => void | Promise<unknown>
}

/** A whole screen that could not be had or drawn: it tries again, and its bars lead on. */
export function LostScreen({ face = 'failed', onRetry }: LostScreenProps) {
  const t = useT()
  const route = routeOf(currentLink())
  const Face = FACES[face]
  return (
    <Page
      id={pageIds.contentLost}
      title={t(`common.${face}_title`)}
      tab={route !== undefined && isTab(route) ? route : undefined}
    >
      <Face onRetry={onRetry} />
    </Page>
  )
}
