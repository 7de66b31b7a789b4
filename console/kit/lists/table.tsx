import type { ReactNode } from 'react'
import { useT } from '../../text/use-t'
import { cx } from '../cx'
import { Icon } from '../icon/icon'
import type { Selection } from './selection'
import { sortedBy, turned, type Sort } from './sort'
import { Tick } from '../fields/tick'

export interface Column<R> {
  readonly id: string
  /** The words in its head; read out alone where `bare`. */
  readonly head: string
  readonly bare?: boolean
  readonly align?: 'end'
  /** The name by which the server sorts. */
  readonly sort?: string
  /** Left out where the window is narrow: what it says must be found elsewhere, too. */
  readonly wide?: boolean
  /** The cell that names the row. */
  readonly isName?: boolean
  readonly cell: (row: R) => ReactNode
}

interface Props<R> {
  /** What the table holds, for readers. */
  readonly label: string
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => string
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  readonly selection?: Selection
  /** What a row is called where it is selected. */
  readonly nameOf?: (row: R) => string
}

function Head<R>({ column, sort, onSort }: { readonly column: Column<R> } & Pick<Props<R>, 'sort' | 'onSort'>) {
  const direction = sort !== undefined && column.sort !== undefined ? sortedBy(sort, column.sort) : undefined
  return (
    <th
      scope="col"
      className={cx(column.align && 'table__end', column.wide && 'table__wide')}
      aria-sort={direction && (direction === 'up' ? 'ascending' : 'descending')}
    >
      {column.sort === undefined || onSort === undefined ? (
        <span className={column.bare ? 'unseen' : undefined}>{column.head}</span>
      ) : (
        <button type="button" className="table__sort" onClick={() => onSort(turned(sort ?? '', column.sort ?? ''))}>
          {column.head}
          {direction && <Icon name={direction === 'up' ? 'arrowUp' : 'arrowDown'} size={16} />}
        </button>
      )}
    </th>
  )
}

const classOf = <R,>({ align, wide }: Column<R>) => cx(align && 'table__end', wide && 'table__wide')

/** Rows that the server has chosen and sorted. */
export function Table<R>({ label, columns, rows, keyOf, sort, onSort, selection, nameOf }: Props<R>) {
  const t = useT()
  const keys = rows.map(keyOf)
  return (
    <div className="table-frame">
      <table className="table">
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="table__tick">
                <Tick
                  bare
                  label={t('common.select_all')}
                  checked={selection.among(keys)}
                  onChange={(on) => selection.setAll(keys, on)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} {...{ column, sort, onSort }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row)
            return (
              <tr key={key} className={selection?.has(key) ? 'table__row--on' : undefined}>
                {selection && (
                  <td className="table__tick">
                    <Tick
                      bare
                      label={t('common.select', { name: nameOf?.(row) ?? key })}
                      checked={selection.has(key)}
                      onChange={(on) => selection.set(key, on)}
                    />
                  </td>
                )}
                {columns.map((column) =>
                  column.isName ? (
                    <th key={column.id} scope="row" className={classOf(column)}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.id} className={classOf(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
