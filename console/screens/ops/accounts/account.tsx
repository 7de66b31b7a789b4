import { useState } from 'react'
import { useParams } from 'wouter'
import type { OpsAccount } from '@contract/entities/ops'
import { useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { EmptyState } from '../../../kit/empty-state'
import { Facts } from '../../../kit/facts/facts'
import { LoadStates } from '../../../kit/load-states'
import { Page } from '../../../kit/page'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { Trail } from '../audit/trail'
import { AccountState } from './account-state'
import { DisableSheet } from './disable-sheet'
import { SignIns } from './sign-ins'

const ID = /^[1-9]\d{0,17}$/

function Content({ account }: { readonly account: OpsAccount }) {
  const t = useT()
  const { moment } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { user_id: id, name, email, role, created_at: since, disabled_at: disabledAt } = account
  return (
    <Page
      title={name || email}
      back={{ href: '/accounts', label: t('accounts.title') }}
      actions={
        role !== 'operator' && (
          <Button kind={disabledAt === null ? 'danger' : 'main'} onClick={() => setOpen(true)}>
            {t(disabledAt === null ? 'accounts.disable' : 'accounts.enable')}
          </Button>
        )
      }
    >
      <div className="columns">
        <div>
          <Card title={t('accounts.sign_ins')}>
            <SignIns userId={id} />
          </Card>
        </div>
        <div>
          <Card title={t('accounts.account')} aside={<AccountState account={account} />}>
            <Facts
              facts={[
                [t('accounts.email'), email],
                [t('accounts.number'), id],
                [t('accounts.since'), moment(since)],
                [t('accounts.disabled_at'), disabledAt && moment(disabledAt)],
              ]}
            />
          </Card>
          <Card title={t('accounts.trail')}>
            <Trail about={{ user_id: id }} />
          </Card>
        </div>
      </div>
      {isOpen && <DisableSheet account={account} onClose={() => setOpen(false)} />}
    </Page>
  )
}

/** One account: whether it may log in, how it did, and what was decided about it. */
export default function Account() {
  const t = useT()
  const { user_id = '' } = useParams()
  const query = useCall('opsAccounts', { user_id }, { enabled: ID.test(user_id) })
  const account = query.data?.list[0]
  if (account) return <Content account={account} />
  return (
    <Page title={t('accounts.account')} back={{ href: '/accounts', label: t('accounts.title') }}>
      <Card>
        {ID.test(user_id) ? (
          <LoadStates query={query}>{() => <EmptyState icon="search" title={t('accounts.unknown')} />}</LoadStates>
        ) : (
          <EmptyState icon="search" title={t('accounts.unknown')} />
        )}
      </Card>
    </Page>
  )
}
