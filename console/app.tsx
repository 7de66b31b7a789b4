import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Router } from 'wouter'
import { useHash } from './address/hash'
import { ApiError } from './api/api-error'
import { ConfirmHost } from './kit/over/confirm'
import { Toasts } from './kit/over/toast'
import { session } from './session/session'
import { useSession } from './session/use-session'
import { SecondFactorHost } from './shell/second-factor-host'
import { Shell } from './shell/shell'

const Login = lazy(() => import('./screens/login/login'))

/** How often a read is tried again that got no answer. */
const TRIES = 2
const isWorthTrying = (tries: number, error: Error) =>
  tries < TRIES && (!(error instanceof ApiError) || error.kind === 'network' || error.data.reason === 'unavailable')

/** Answers are shown at once from the last look, and read again when they are older than this: milliseconds. */
const FRESH_MS = 10_000

export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: isWorthTrying, networkMode: 'always' },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** Another person sees nothing of what this one has read. */
export function forgetWithSession(queries: QueryClient): () => void {
  let last = session.token()
  return session.subscribe(() => {
    if (session.token() !== last) queries.clear()
    last = session.token()
  })
}

interface Props {
  readonly queries: QueryClient
  /** The one-time code of the app's link. */
  readonly pass: string | null
}

export function App({ queries, pass }: Props) {
  const current = useSession()
  return (
    <QueryClientProvider client={queries}>
      <Router hook={useHash}>
        {current && !current.waits ? (
          <Shell session={current} />
        ) : (
          <Suspense fallback={null}>
            <Login pass={pass} />
          </Suspense>
        )}
        <SecondFactorHost />
        <ConfirmHost />
        <Toasts />
      </Router>
    </QueryClientProvider>
  )
}
