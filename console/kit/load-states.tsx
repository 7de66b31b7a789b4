import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Code } from '@contract/base/codes'
import type { ApiError } from '../api/api-error'
import { failureText } from '../text/failure'
import { useT } from '../text/use-t'
import { Button } from './button'
import { EmptyState } from './empty-state'

interface Props<D> {
  readonly query: UseQueryResult<D, ApiError>
  /** The outline of what comes; default: a block. */
  readonly skeleton?: ReactNode
  /** What is shown in place of the content where there is none of it. */
  readonly isEmpty?: (data: D) => boolean
  readonly empty?: ReactNode
  readonly children: (data: D) => ReactNode
}

export const Skeleton = ({ lines = 6 }: { readonly lines?: number }) => {
  const t = useT()
  return (
    <div className="skeleton" role="status" aria-label={t('common.loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="skeleton__line" />
      ))}
    </div>
  )
}

/** The five states of a screen: loading, content, empty, failed, offline. What is there stays while it is read again. */
export function LoadStates<D>({ query, skeleton, isEmpty, empty, children }: Props<D>) {
  const t = useT()
  if (query.data !== undefined) return <>{isEmpty?.(query.data) ? empty : children(query.data)}</>
  if (!query.error) return <>{skeleton ?? <Skeleton />}</>
  const { kind, code } = query.error
  if (code === Code.notFound || code === Code.orderUnknown) {
    return <EmptyState icon="search" title={t('common.not_found')} text={failureText(t, query.error)} />
  }
  const isOffline = kind === 'network'
  return (
    <div role="alert">
      <EmptyState
        icon={isOffline ? 'wifiOff' : 'alert'}
        title={t(isOffline ? 'common.offline' : 'common.failed')}
        text={failureText(t, query.error)}
      >
        <Button icon="retry" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
