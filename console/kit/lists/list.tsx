import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '../../api/api-error'
import { pageOf, useParamsOfList } from '../../address/params'
import { Card } from '../card'
import { LoadStates } from '../load-states'
import { Pager } from './pager'
import type { Selection } from './selection'
import { Table, type Column } from './table'

interface Page<R> {
  readonly list: readonly R[]
  readonly count: number
  readonly count_more?: boolean
  readonly page_size: number
}

interface Props<R, D extends Page<R>> {
  readonly label: string
  readonly query: UseQueryResult<D, ApiError>
  readonly columns: readonly Column<R>[]
  readonly keyOf: (row: R) => string
  readonly nameOf?: (row: R) => string
  /** The list is sorted by the address's `sort`; this is what the server does without one. */
  readonly sortedBy?: string
  readonly selection?: Selection
  /** Filters and search, over the list. */
  readonly tools?: ReactNode
  /** The actions for what is selected. */
  readonly actions?: ReactNode
  /** In place of an empty list. */
  readonly empty: ReactNode
}

/**
 * A list as most screens have it: tools, table, pages. Page and sort are in the address, so that a link, "back" and a
 * reload show the same.
 */
export function List<R, D extends Page<R>>(props: Props<R, D>) {
  const { label, query, columns, keyOf, nameOf, sortedBy, selection, tools, actions, empty } = props
  const [params, change] = useParamsOfList()
  const sort = sortedBy === undefined ? undefined : (params.sort ?? sortedBy)
  return (
    <Card flush>
      {tools && <div className="tools">{tools}</div>}
      {selection && selection.keys.length > 0 && <div className="actions">{actions}</div>}
      <div className={query.isPlaceholderData ? 'list list--stale' : 'list'} aria-busy={query.isPlaceholderData}>
        <LoadStates query={query} isEmpty={({ list }) => list.length === 0} empty={empty}>
          {({ list, count, count_more: more, page_size: pageSize }) => (
            <>
              <Table
                {...{ label, columns, keyOf, nameOf, sort, selection }}
                rows={list}
                onSort={(next) => change({ sort: next })}
              />
              <Pager
                page={pageOf(params)}
                pageSize={pageSize}
                count={count}
                more={more}
                onPage={(page) => change({ p: page === 1 ? undefined : String(page) })}
              />
            </>
          )}
        </LoadStates>
      </div>
    </Card>
  )
}
