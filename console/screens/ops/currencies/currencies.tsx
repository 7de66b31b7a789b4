import { useState } from 'react'
import type { OpsCurrency } from '@contract/entities/market/rates'
import { readAgain, useCall } from '../../../api/use-call'
import { Badge } from '../../../kit/badge'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { Table, type Column } from '../../../kit/lists/table'
import { LoadStates } from '../../../kit/load-states'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { CurrencySheet } from './currency-sheet'

/** Currencies with their rates; the sheet has what they were before. */
export function Currencies() {
  const t = useT()
  const { day } = useFormats()
  /** The code of the one that is edited; empty: a new one. */
  const [open, setOpen] = useState<string | null>(null)
  const query = useCall('opsCurrencies', {})
  const columns: readonly Column<OpsCurrency>[] = [
    {
      id: 'code',
      head: t('currencies.code'),
      isName: true,
      cell: ({ code, symbol }) => (
        <>
          {code} <span className="dim">{symbol}</span>
        </>
      ),
    },
    { id: 'rate', head: t('currencies.rate'), align: 'end', cell: ({ rate }) => rate },
    {
      id: 'state',
      head: t('currencies.state'),
      cell: ({ active, in_wallets: inWallets }) => (
        <>
          <Badge tone={active ? 'good' : 'calm'}>{t(active ? 'currencies.offered' : 'currencies.off')}</Badge>
          {inWallets && <small className="dim">{t('currencies.in_wallets')}</small>}
        </>
      ),
    },
    {
      id: 'updated',
      head: t('currencies.updated'),
      wide: true,
      cell: ({ updated_at: at, updated_by_name: by }) => (
        <>
          {day(at)}
          <small className="dim">{by}</small>
        </>
      ),
    },
    {
      id: 'actions',
      head: t('currencies.change'),
      bare: true,
      align: 'end',
      cell: ({ code }) => (
        <Button small label={t('currencies.change_named', { code })} onClick={() => setOpen(code)}>
          {t('currencies.change')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <Card
        flush
        title={t('currencies.title')}
        aside={
          <Button small icon="plus" onClick={() => setOpen('')}>
            {t('currencies.new')}
          </Button>
        }
      >
        <LoadStates query={query}>
          {({ list }) => (
            <Table label={t('currencies.title')} columns={columns} rows={list} keyOf={({ code }) => code} />
          )}
        </LoadStates>
      </Card>
      <p className="panes__text">{t('currencies.text')}</p>
      {open !== null && query.data && (
        <CurrencySheet
          currency={query.data.list.find(({ code }) => code === open) ?? null}
          reread={async () => (await readAgain(query))?.list.find(({ code }) => code === open)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
