import { useState } from 'react'
import type { Adjustment } from '@contract/calls/ops/settlement'
import { ADJUSTMENT_STATES, type AdjustmentState } from '@contract/base/settlement-constants'
import { addressOf, oneOf, pageOf, useParamsOfList } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { Badge, type Tone } from '../../../kit/badge'
import { Button, LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/empty-state'
import { Chips } from '../../../kit/lists/chips'
import { List } from '../../../kit/lists/list'
import { NothingMatches } from '../../../kit/lists/nothing-matches'
import type { Column } from '../../../kit/lists/table'
import { Page } from '../../../kit/page'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { ReleaseSheet } from './release-sheet'
import { givenOrTaken } from './given-or-taken'

const TONES: Readonly<Record<AdjustmentState, Tone>> = { review: 'wait', done: 'good', refused: 'bad' }
const SHOWN = ['all', ...ADJUSTMENT_STATES] as const

function useColumns(): readonly Column<Adjustment>[] {
  const t = useT()
  const { money, moment } = useFormats()
  return [
    {
      id: 'shop',
      head: t('shops.name'),
      isName: true,
      cell: ({ shop_name: name, created_at: at }) => (
        <>
          {name}
          <small className="dim">{moment(at)}</small>
        </>
      ),
    },
    {
      id: 'amount',
      head: t('balance.amount'),
      align: 'end',
      cell: ({ amount }) => <b>{givenOrTaken(money, amount)}</b>,
    },
    { id: 'why', head: t('settlement.why'), cell: ({ remark }) => <span className="adjustment__why">{remark}</span> },
    {
      id: 'who',
      head: t('settlement.who'),
      cell: ({ operator_name: first, second_operator_name: second }) =>
        [...new Set([first, second])].filter(Boolean).join(', '),
    },
    {
      id: 'state',
      head: t('balance.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`settlement.state_${state}`)}</Badge>,
    },
    {
      id: 'actions',
      head: t('settlement.decide'),
      bare: true,
      align: 'end',
      cell: ({ state, adjustment_id: id }) =>
        state === 'review' && (
          <LinkButton small href={addressOf('/queue', { kind: 'adjustments', id })}>
            {t('settlement.decide')}
          </LinkButton>
        ),
    },
  ]
}

/** What operators gave shops or took from them beside their orders. */
export default function Adjustments() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const [isReleasing, setReleasing] = useState(false)
  const state = oneOf(SHOWN, params.state) ?? 'all'
  const fields = { p: pageOf(params), state: state === 'all' ? undefined : state }
  const query = useCall('opsSettlementAdjustments', fields, { keep: true })
  const columns = useColumns()
  return (
    <Page
      title={t('settlement.title')}
      subtitle={t('settlement.subtitle')}
      actions={
        <>
          <Button onClick={() => setReleasing(true)}>{t('settlement.release')}</Button>
          <LinkButton kind="main" icon="plus" href="/shops">
            {t('settlement.new')}
          </LinkButton>
        </>
      }
    >
      <List
        {...{ query, columns }}
        label={t('settlement.title')}
        keyOf={({ adjustment_id: id }) => id}
        tools={
          <Chips
            label={t('common.filter')}
            value={state}
            onChange={(next) => change({ state: next === 'all' ? undefined : next })}
            chips={SHOWN.map((each) => ({
              value: each,
              label: each === 'all' ? t('common.all') : t(`settlement.state_${each}`),
            }))}
          />
        }
        empty={
          state === 'all' ? (
            <EmptyState icon="banknote" title={t('settlement.none')} text={t('settlement.none_text')} />
          ) : (
            <NothingMatches />
          )
        }
      />
      {isReleasing && <ReleaseSheet onClose={() => setReleasing(false)} />}
    </Page>
  )
}
