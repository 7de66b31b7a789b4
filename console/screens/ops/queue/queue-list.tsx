import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { pageOf, useParamsOfList } from '../../../address/params'
import type { ApiError } from '../../../api/api-error'
import { EmptyState } from '../../../kit/empty-state'
import { LoadStates } from '../../../kit/load-states'
import { Pager } from '../../../kit/lists/pager'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { useKeys } from './keys'
import { stepped } from './stepped'

export interface Brief {
  readonly id: string
  /** Since when it waits. */
  readonly since: string
  readonly title: string
  /** As it is shown, with its currency. */
  readonly amount?: string
}

/** What a pane needs of its list. */
export interface InList {
  /** It was decided here: the next one comes. */
  readonly onDecided: () => void
  /** Reads the list again; true while this one still waits. */
  readonly stillWaits: () => Promise<boolean>
}

interface Page<R> {
  readonly list: readonly R[]
  readonly count: number
  readonly count_more?: boolean
  readonly page_size: number
}

interface Props<R> {
  readonly label: string
  readonly query: UseQueryResult<Page<R>, ApiError>
  readonly keysOn: boolean
  readonly briefOf: (row: R) => Brief
  readonly children: (row: R, inList: InList) => ReactNode
}

/** What waits of one kind, and the one that is looked at. */
export function QueueList<R>({ label, query, keysOn, briefOf, children }: Props<R>) {
  const t = useT()
  const { moment } = useFormats()
  const [params, change] = useParamsOfList()
  const [gone, setGone] = useState<string | null>(null)
  const seen = useRef<Brief | null>(null)
  const decided = useRef(new Set<string>())
  const list = (query.data?.list ?? []).map((row) => ({ row, ...briefOf(row) }))
  const shown = list.find(({ id }) => id === params.id) ?? list[0]

  const show = (id: string | undefined) => change({ id, p: params.p }, true)
  // the last one of the last page was decided
  const isPastEnd = query.data !== undefined && list.length === 0 && query.data.count > 0
  const settle = useRef<() => void>(() => undefined)
  settle.current = () => {
    const last = seen.current
    const isFresh = query.data !== undefined && !query.isPlaceholderData
    const hasLeft = isFresh && last !== null && params.id === last.id && !list.some(({ id }) => id === last.id)
    // it has left the list, and not by a decision that was made here
    if (hasLeft && !decided.current.has(last.id)) setGone(last.title)
    if (isPastEnd) change({ id: undefined, p: undefined }, true)
    // the address names what is looked at, so that its leaving is noticed
    else if (shown && (hasLeft || params.id === undefined)) show(shown.id)
    if (shown) seen.current = shown
  }
  useEffect(() => settle.current(), [query.data, shown?.id, params.id, isPastEnd])
  const choose = (id: string) => {
    setGone(null)
    show(id)
  }
  useKeys(keysOn, (by) => {
    const next = stepped(list, shown?.id, by)
    if (next !== undefined) choose(next)
  })
  const onDecided = () => {
    if (!shown) return
    decided.current.add(shown.id)
    setGone(null)
    show(stepped(list, shown.id, 1) ?? stepped(list, shown.id, -1))
  }
  const stillWaits = async () => {
    const { data } = await query.refetch()
    return data?.list.some((row) => briefOf(row).id === shown?.id) ?? true
  }
  return (
    <div className="queue__kind">
      {gone !== null && (
        <p className="bar queue__gone" role="status">
          {t('queue.gone', { name: gone })}
        </p>
      )}
      <LoadStates
        query={query}
        isEmpty={({ count }) => count === 0}
        empty={<EmptyState icon="listChecks" title={t('queue.none')} text={t('queue.none_text')} />}
      >
        {({ count, count_more: more, page_size: pageSize }) => (
          <div className="queue__split">
            <section className="card card--flush queue__list" aria-label={label}>
              <ul>
                {list.map(({ id, title, amount, since }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className="queue__item"
                      aria-current={id === shown?.id ? 'true' : undefined}
                      onClick={() => choose(id)}
                    >
                      <b>{title}</b>
                      <small className="dim">
                        {amount !== undefined && `${amount} · `}
                        {moment(since)}
                      </small>
                    </button>
                  </li>
                ))}
              </ul>
              {count > pageSize && (
                <Pager
                  page={pageOf(params)}
                  pageSize={pageSize}
                  count={count}
                  more={more}
                  onPage={(page) => change({ id: undefined, p: page === 1 ? undefined : String(page) })}
                />
              )}
            </section>
            {shown && (
              <section className="card queue__pane" key={shown.id} aria-label={shown.title}>
                {children(shown.row, { onDecided, stillWaits })}
              </section>
            )}
          </div>
        )}
      </LoadStates>
    </div>
  )
}
