import { reaction } from 'mobx'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { showToast } from '@/hooks/show-toast'
import { t } from '@/locales/t'
import { wait } from '@/platform/clock'
import { isUnloaded } from '@/platform/worker/is-unloaded'
import { reloadForNewBuild } from '@/platform/worker/new-build'
import { network } from '@/stores/network'

interface How<P> {
  /** Shown until the part is there. */
  readonly space?: ReactNode
  /** Called with the props when the code did not come, such as to close a sheet; the next use asks for it again. */
  readonly lost?: (props: P) => void
  /** Comes by itself once the screen that uses it has been there for a while, so that its first use finds it. */
  readonly ahead?: boolean
}

/** Later than what a first screen loads, in milliseconds. */
const AHEAD = 3_000

/**
 * A part in a chunk of its own, which comes when it is first drawn. One lost request breaks nothing: the page stays, a toast
 * says so, and the code is asked for when the part is drawn again, or when the network is back.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { space, lost, ahead = false }: How<P> = {},
) {
  let Part: ComponentType<P> | undefined

  // the first use asks again after a failure, and says what is wrong
  if (ahead) {
    void wait(AHEAD)
      .then(load)
      .then((part) => (Part = part))
      .catch(() => undefined)
  }

  return function LazyPart(props: P) {
    const [fault, setFault] = useState<unknown>()
    const [, draw] = useState(0)
    const latest = useRef(props)
    latest.current = props

    useEffect(() => {
      let left = false
      async function attempt(): Promise<void> {
        try {
          Part = await load()
          if (!left) draw((times) => times + 1)
        } catch (error) {
          if (left) return
          if (!isUnloaded(error)) return setFault(error)
          if (await reloadForNewBuild()) return
          showToast(t('common.offline_title'))
          lost?.(latest.current)
        }
      }
      if (Part === undefined) void attempt()
      const stop = reaction(
        () => network.online,
        (online) => online && Part === undefined && void attempt(),
      )
      return () => {
        left = true
        stop()
      }
    }, [])

    if (fault !== undefined) throw fault
    return Part ? <Part {...props} /> : <>{space}</>
  }
}
