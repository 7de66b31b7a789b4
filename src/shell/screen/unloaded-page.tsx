import { reaction } from 'mobx'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { t } from '@/locales/t'
import { isUnloaded } from '@/platform/worker/is-unloaded'
import { reloadForNewBuild } from '@/platform/worker/new-build'
import { network } from '@/stores/network'
import { showToast } from '@/hooks/show-toast'
import { LostScreen, type LostReason } from './lost-screen'

/** A page's module, as `import()` resolves it. */
interface PageModule {
  readonly default: ComponentType
}

/**
 * Replaces a page whose code did not load because the network is lost. It shows the offline state under the usual bars,
 * and becomes the page itself once it has loaded: after a retry, or when the network is back.
 */
export function unloadedPage(load: () => Promise<PageModule>): PageModule {
  function UnloadedPage() {
    const [Loaded, setLoaded] = useState<ComponentType | null>(null)
    const [reason, setReason] = useState<LostReason>('offline')
    const attempt = useCallback(async () => {
      try {
        const page = await load()
        setLoaded(() => page.default)
      } catch (error) {
        if (isUnloaded(error) && (await reloadForNewBuild())) return
        const found = isUnloaded(error) ? 'offline' : 'failed'
        setReason(found)
        showToast(t(`common.${found}_title`))
      }
    }, [])
    useEffect(
      () =>
        reaction(
          () => network.online,
          (online) => online && void attempt(),
        ),
      [attempt],
    )
    return Loaded ? <Loaded /> : <LostScreen reason={reason} onRetry={attempt} />
  }
  return { default: UnloadedPage }
}
