import { reaction } from 'mobx'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { t } from '@/locales/t'
import { network } from '@/stores/network'
import { showToast } from '@/hooks/show-toast'
import { LostScreen, type LostReason } from './lost-screen'

/** A page's module, as `import()` resolves it. */
interface PageModule {
  readonly default: ComponentType
}

/** webpack's error means that a script or a style sheet did not load; any other error came from the page itself. */
function faceOf(error: unknown): LostReason {
  const { name, code } = Object(error) as { name?: string; code?: string }
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' ? 'offline' : 'failed'
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
        const found = faceOf(error)
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
