import type { ReactNode } from 'react'
import { useDelayed } from '@/kit/skeleton/use-delayed'
import type { Loaded } from '@/hooks/use-load'
import { Failed } from './failed'
import { Offline } from './offline'

interface LoadStatesProps<T> {
  load: Pick<Loaded<T>, 'state' | 'data' | 'reload'> & Partial<Pick<Loaded<T>, 'error'>>
  /** Blocks in the real layout, shown when the load takes longer than 200 ms. */
  skeleton: ReactNode
  /** What failed to load, for the failed state. */
  failedTitle?: string
  children: (data: T) => ReactNode
}

/** The states of a load: skeleton, failed, offline, content. The content draws its own empty state. */
export function LoadStates<T>({ load, skeleton, failedTitle, children }: LoadStatesProps<T>) {
  const slow = useDelayed(load.state === 'loading')
  if (load.data !== undefined) return <>{children(load.data)}</>
  if (load.state === 'offline') return <Offline onRetry={load.reload} />
  if (load.state === 'failed') {
    // for a temporary failure, show the server's message
    const text = load.error?.reason === 'unavailable' ? load.error.message : undefined
    return <Failed title={failedTitle} text={text} onRetry={load.reload} />
  }
  return slow ? <>{skeleton}</> : null
}
