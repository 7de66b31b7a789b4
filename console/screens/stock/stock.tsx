import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { STOCK_LEVELS } from '@contract/base/product-constants'
import { useLeaveGuard } from '../../address/hash'
import { oneOf, pageOf, useParamsOfList } from '../../address/params'
import { useCall } from '../../api/use-call'
import { Button } from '../../kit/button'
import { Chips } from '../../kit/lists/chips'
import { askToLeave } from '../../kit/over/ask-to-leave'
import { EmptyState } from '../../kit/empty-state'
import { List } from '../../kit/lists/list'
import { CountField } from '../../kit/fields/money-field'
import { NothingMatches } from '../../kit/lists/nothing-matches'
import { Page } from '../../kit/page'
import { Picture } from '../../kit/fields/picture'
import { SearchField } from '../../kit/lists/search-field'
import type { Column } from '../../kit/lists/table'
import { useSession } from '../../session/use-session'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'
import { Pieces } from '../products/pieces'
import { Price } from '../products/price'
import { seenAgain, typeNumber, type Change, type Changes, type StockRow } from './changes'
import { IntakeSheet } from './intake-sheet'
import { Intakes } from './intakes'
import { SetBar } from './set-bar'
import { StockLog } from './stock-log'
import { SaveTable } from '../../kit/lists/save-table'

const NONE: Changes = new Map()

interface Typing {
  readonly changes: Changes
  readonly onType: (row: StockRow, typed: string) => void
  readonly onLog: (row: StockRow) => void
  /** Absent: the shop increases its stock itself. */
  readonly onIntake?: (row: StockRow) => void
}

function useColumns({ changes, onType, onLog, onIntake }: Typing): readonly Column<StockRow>[] {
  const t = useT()
  const language = useLanguage()
  const outdatedText = (change: Change | undefined) =>
    change?.isOutdated ? t('stock.meanwhile', { count: change.was }) : undefined
  return [
    {
      id: 'name',
      head: t('stock.product'),
      isName: true,
      cell: (row) => (
        <span className="table__name">
          <Picture path={row.image} ground={row.ground} />
          <span>
            <Link href={`/products/${row.product_id}`}>{localised(row, 'name', language)}</Link>
            <small className="dim">{[...Object.values(row.options), row.sku].join(' · ')}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'price',
      head: t('products.price'),
      align: 'end',
      wide: true,
      cell: ({ price, special_price }) => <Price price={price} special={special_price} />,
    },
    { id: 'stock', head: t('stock.now'), align: 'end', cell: ({ stock }) => <Pieces count={stock} /> },
    {
      id: 'new',
      head: t('stock.new'),
      align: 'end',
      cell: (row) => (
        <CountField
          bare
          label={t('stock.new_of', { sku: row.sku })}
          value={changes.get(row.sku_id)?.typed ?? String(row.stock)}
          onChange={(typed) => onType(row, typed)}
          error={outdatedText(changes.get(row.sku_id))}
        />
      ),
    },
    {
      id: 'log',
      head: t('stock.log'),
      bare: true,
      align: 'end',
      cell: (row) => (
        <span className="order-actions">
          {onIntake && (
            <Button small label={t('stock.intake_of', { sku: row.sku })} onClick={() => onIntake(row)}>
              {t('stock.intake')}
            </Button>
          )}
          <Button
            small
            kind="quiet"
            icon="history"
            label={t('stock.log_of', { sku: row.sku })}
            onClick={() => onLog(row)}
          />
        </span>
      ),
    },
  ]
}

/** The stock of every variant on offer: numbers are typed over, and saved together with their reason. */
export default function Stock() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const stock = oneOf(STOCK_LEVELS, params.stock)
  const q = params.q || undefined
  const fields = { p: pageOf(params), q, stock }
  const query = useCall('sellerStock', fields, { keep: true })
  const [changes, setChanges] = useState(NONE)
  const [logged, setLogged] = useState<StockRow | null>(null)
  const [wanted, setWanted] = useState<StockRow | null>(null)
  const [areIntakesOpen, openIntakes] = useState(false)
  const isOperator = useSession()?.role === 'operator'
  const asksOperators = !isOperator && query.data?.stock_by === 'operator'
  useLeaveGuard(
    changes.size > 0,
    useCallback(() => askToLeave(t), [t]),
  )
  const columns = useColumns({
    changes,
    onType: (row, typed) => setChanges(typeNumber(changes, row, typed)),
    onLog: setLogged,
    onIntake: asksOperators ? setWanted : undefined,
  })
  return (
    <Page
      title={t('stock.title')}
      actions={
        <>
          {asksOperators && <Button onClick={() => openIntakes(true)}>{t('stock.intakes')}</Button>}
          <SaveTable list="sellerStock" fields={fields} of={query.data} />
        </>
      }
    >
      {asksOperators && <p className="bar">{t('stock.by_operator')}</p>}
      <List
        {...{ query, columns }}
        label={t('stock.title')}
        keyOf={(row) => row.sku_id}
        tools={
          <>
            <Chips
              label={t('common.filter')}
              value={stock ?? 'all'}
              onChange={(next) => change({ stock: next === 'all' ? undefined : next })}
              chips={[
                { value: 'all', label: t('common.all') },
                { value: 'low', label: t('products.low_stock') },
                { value: 'out', label: t('products.sold_out') },
              ]}
            />
            <SearchField label={t('products.search')} value={q ?? ''} onSearch={(next) => change({ q: next }, true)} />
          </>
        }
        empty={
          q !== undefined || stock !== undefined ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="warehouse" title={t('stock.none')} text={t('stock.none_text')} />
          )
        }
      />
      {changes.size > 0 && (
        <SetBar
          changes={changes}
          onDone={() => setChanges(NONE)}
          onOutdated={(now) => setChanges((typed) => seenAgain(typed, now))}
        />
      )}
      {wanted && <IntakeSheet row={wanted} onClose={() => setWanted(null)} />}
      {areIntakesOpen && <Intakes onClose={() => openIntakes(false)} />}
      {logged && <StockLog row={logged} onClose={() => setLogged(null)} />}
    </Page>
  )
}
