import { Link } from 'wouter'
import type { OpsAccount } from '@contract/entities/ops'
import { oneOf, pageOf, useParamsOfList } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { Chips } from '../../../kit/lists/chips'
import { List } from '../../../kit/lists/list'
import { NothingMatches } from '../../../kit/lists/nothing-matches'
import { Page } from '../../../kit/page'
import { SearchField } from '../../../kit/lists/search-field'
import type { Column } from '../../../kit/lists/table'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { AccountState } from './account-state'
import { SaveTable } from '../../../kit/lists/save-table'

const SHOWN = ['all', 'enabled', 'disabled'] as const
const DISABLED = { all: undefined, enabled: false, disabled: true } as const

function useColumns(): readonly Column<OpsAccount>[] {
  const t = useT()
  const { day } = useFormats()
  return [
    {
      id: 'name',
      head: t('accounts.name'),
      isName: true,
      cell: ({ user_id: id, name, email }) => (
        <>
          <Link href={`/accounts/${id}`}>{name || email}</Link>
          {name !== '' && <small className="dim">{email}</small>}
        </>
      ),
    },
    { id: 'state', head: t('accounts.state'), cell: (account) => <AccountState account={account} /> },
    { id: 'since', head: t('accounts.since'), align: 'end', cell: ({ created_at: since }) => day(since) },
  ]
}

/** Everybody who has an account. */
export default function Accounts() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const shown = oneOf(SHOWN, params.show) ?? 'all'
  const fields = { p: pageOf(params), q: params.q || undefined, disabled: DISABLED[shown] }
  const query = useCall('opsAccounts', fields, { keep: true })
  const columns = useColumns()
  return (
    <Page title={t('accounts.title')} actions={<SaveTable list="opsAccounts" fields={fields} of={query.data} />}>
      <List
        {...{ query, columns }}
        label={t('accounts.title')}
        keyOf={(account) => account.user_id}
        tools={
          <>
            <Chips
              label={t('common.filter')}
              value={shown}
              onChange={(next) => change({ show: next === 'all' ? undefined : next })}
              chips={SHOWN.map((each) => ({ value: each, label: t(`accounts.show_${each}`) }))}
            />
            <SearchField label={t('accounts.search')} value={params.q ?? ''} onSearch={(q) => change({ q }, true)} />
          </>
        }
        empty={<NothingMatches />}
      />
    </Page>
  )
}
