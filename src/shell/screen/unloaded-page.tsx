import { reaction } from 'mobx'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { t } from '@/locales/t'
import { network } from '@/stores/network'
import { showToast } from '@/hooks/show-toast'
import { LostScreen, type LostReason } from './lost-screen'

/** A page as `import()` brings it. */
interface PageModule {
  readonly default: ComponentType
}

/** What webpack rejects with when a script or a style sheet did not come, in place of what a page itself threw. */
function faceOf(error: unknown): LostReason {
  const { name, code } = Object(error) as { name?: string; code?: string }
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' ? 'offline' : 'failed'
}

/**
 * Stands in for a page whose code did not come because the network is lost: says so under the bars of every page, and
 * becomes the page itself as soon as it comes, by hand or when the network is back.
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
