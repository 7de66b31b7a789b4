import type { WalletRecord } from '@contract/entities/wallet'
import { OPEN_STATES, type RecordState } from '@contract/base/wallet-states'
import { oneOf, pageOf, useParamsOfList } from '../../address/params'
import { useCall } from '../../api/use-call'
import { useMutationOf } from '../../api/use-mutation-of'
import { Badge, type Tone } from '../../kit/badge'
import { Button } from '../../kit/button'
import { EmptyState } from '../../kit/empty-state'
import { Chips } from '../../kit/lists/chips'
import { List } from '../../kit/lists/list'
import type { Column } from '../../kit/lists/table'
import { confirm } from '../../kit/over/confirm'
import { toast } from '../../kit/over/toast'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'

const SHOWN = ['wallet', 'bank'] as const
const TYPES = { wallet: 'store_payout', bank: 'withdraw' } as const
const TONES: Readonly<Record<RecordState, Tone>> = { pending: 'wait', review: 'wait', completed: 'good', failed: 'bad' }
const PAGE_SIZE = 10

function TakeBack({ record }: { readonly record: WalletRecord }) {
  const t = useT()
  const { money } = useFormats()
  const amount = money(record.amount, record.currency)
  const mutation = useMutationOf('withdrawRecall', {
    renews: ['transactionDetails', 'getUserBalance'],
    onDone: () => toast(t('balance.taken_back', { amount })),
  })
  const ask = async () => {
    const question = { title: t('balance.take_back_title', { amount }), text: t('balance.take_back_text') }
    if (await confirm({ ...question, yes: t('balance.take_back') })) mutation.mutate({ id: record.id })
  }
  return (
    <Button small busy={mutation.isPending} label={t('balance.take_back_named', { amount })} onClick={() => void ask()}>
      {t('balance.take_back')}
    </Button>
  )
}

function useColumns(shown: (typeof SHOWN)[number]): readonly Column<WalletRecord>[] {
  const t = useT()
  const { money, moment } = useFormats()
  const where = ({ payment_method: method, wallet }: WalletRecord) => {
    if (shown === 'wallet') return t('balance.wallet_named', { name: wallet })
    return t(method === 'virtual_wallet' ? 'balance.to_virtual_wallet' : 'balance.to_bank')
  }
  return [
    { id: 'day', head: t('statements.day'), isName: true, cell: ({ created_at: at }) => moment(at) },
    {
      id: 'where',
      head: t('balance.where'),
      cell: (record) => (
        <>
          {where(record)}
          {record.message !== '' && <small className="dim">{record.message}</small>}
        </>
      ),
    },
    {
      id: 'state',
      head: t('balance.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`balance.state_${state}`)}</Badge>,
    },
    {
      id: 'amount',
      head: t('balance.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
    },
    ...(shown === 'bank'
      ? [
          {
            id: 'actions',
            head: t('balance.take_back'),
            bare: true,
            align: 'end',
            cell: (record) => OPEN_STATES.includes(record.state) && <TakeBack record={record} />,
          } satisfies Column<WalletRecord>,
        ]
      : []),
  ]
}

/** The seller's payouts from the shop, and what went on to a bank from there. */
export function Payouts() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const shown = oneOf(SHOWN, params.show) ?? 'wallet'
  const fields = { type: TYPES[shown], p: pageOf(params), page_size: PAGE_SIZE }
  const query = useCall('transactionDetails', fields, { keep: true })
  const columns = useColumns(shown)
  return (
    <List
      {...{ query, columns }}
      label={t('balance.payouts')}
      keyOf={({ id }) => id}
      tools={
        <>
          <h2>{t('balance.payouts')}</h2>
          <Chips
            label={t('common.filter')}
            value={shown}
            onChange={(next) => change({ show: next === 'wallet' ? undefined : next })}
            chips={SHOWN.map((each) => ({ value: each, label: t(`balance.show_${each}`) }))}
          />
        </>
      }
      empty={<EmptyState icon="banknote" title={t('balance.none')} text={t('balance.none_text')} />}
    />
  )
}
