import { useState } from 'react'
import type { CouponState, OpsCoupon } from '@contract/entities/ops-coupon'
import { oneOf, pageOf, useParamsOfList } from '../../address/params'
import { readAgain, useCall } from '../../api/use-call'
import { Badge, type Tone } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Chips } from '../../kit/lists/chips'
import { EmptyState } from '../../kit/empty-state'
import { List } from '../../kit/lists/list'
import { NothingMatches } from '../../kit/lists/nothing-matches'
import { Page } from '../../kit/page'
import { SaveTable } from '../../kit/lists/save-table'
import { SearchField } from '../../kit/lists/search-field'
import type { Column } from '../../kit/lists/table'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { OF_MARKET, type CouponCalls } from './calls'
import { ChangeCoupon } from './change-coupon'
import { EndCoupon } from './end-coupon'
import { NewCoupon } from './new-coupon'

const TONES: Readonly<Record<CouponState, Tone>> = { running: 'good', coming: 'news', used_up: 'wait', over: 'calm' }
const SHOWN = ['all', 'running', 'coming', 'used_up', 'over'] as const

interface Open {
  readonly sheet: 'new' | 'change' | 'end'
  readonly coupon?: OpsCoupon
}

function useColumns(isOfMany: boolean, onOpen: (open: Open) => void): readonly Column<OpsCoupon>[] {
  const t = useT()
  const { money, day, count } = useFormats()
  const off = ({ amount, percent, max }: OpsCoupon) => {
    if (amount !== null) return money(amount)
    const share = t('coupons.share', { percent: percent ?? 0 })
    return max === null ? share : t('coupons.share_at_most', { percent: percent ?? 0, max: money(max) })
  }
  return [
    {
      id: 'code',
      head: t('coupons.code'),
      isName: true,
      cell: (coupon) => (
        <>
          {coupon.code}
          <small className="dim">
            {isOfMany && coupon.shop && `${coupon.shop.name} · `}
            {off(coupon)}
            {Number(coupon.min) > 0 && ` · ${t('coupons.from_total', { min: money(coupon.min) })}`}
            {coupon.offered && ` · ${t('coupons.is_offered')}`}
          </small>
        </>
      ),
    },
    {
      id: 'state',
      head: t('coupons.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`coupons.state_${state}`)}</Badge>,
    },
    {
      id: 'time',
      head: t('coupons.valid'),
      cell: ({ starts_at: from, ends_at: until }) => `${day(from)} – ${day(until)}`,
    },
    {
      id: 'uses',
      head: t('coupons.uses'),
      align: 'end',
      cell: ({ uses, uses_max: most }) => (most === null ? count(uses) : `${count(uses)} / ${count(most)}`),
    },
    {
      id: 'actions',
      head: t('coupons.actions'),
      bare: true,
      align: 'end',
      cell: (coupon) =>
        coupon.state !== 'over' && (
          <span className="order-actions">
            <Button
              small
              label={t('coupons.change_named', { code: coupon.code })}
              onClick={() => onOpen({ sheet: 'change', coupon })}
            >
              {t('coupons.change')}
            </Button>
            <Button
              small
              label={t('coupons.end_named', { code: coupon.code })}
              onClick={() => onOpen({ sheet: 'end', coupon })}
            >
              {t('coupons.end')}
            </Button>
          </span>
        ),
    },
  ]
}

interface Props {
  readonly calls: CouponCalls
  readonly title: string
  /** Where there is none yet. */
  readonly emptyText: string
}

/** Coupons by state and code, and what is done with them. */
export function CouponList({ calls, title, emptyText }: Props) {
  const t = useT()
  const [params, change] = useParamsOfList()
  const [open, setOpen] = useState<Open | null>(null)
  const state = oneOf(SHOWN, params.state) ?? 'all'
  const q = params.q || undefined
  const fields = { p: pageOf(params), q, state: state === 'all' ? undefined : state }
  const query = useCall(calls.list, fields, { keep: true })
  const columns = useColumns(calls === OF_MARKET, setOpen)
  // somebody else may have changed it since its sheet was opened
  const opened = (list: readonly OpsCoupon[] = []) =>
    list.find(({ coupon_id }) => coupon_id === open?.coupon?.coupon_id)
  const coupon = opened(query.data?.list) ?? open?.coupon
  const reread = async () => opened((await readAgain(query))?.list)
  const close = () => setOpen(null)
  return (
    <Page
      title={title}
      actions={
        <>
          <SaveTable list={calls.list} fields={fields} of={query.data} />
          <Button kind="main" icon="plus" onClick={() => setOpen({ sheet: 'new' })}>
            {t('coupons.new')}
          </Button>
        </>
      }
    >
      <List
        {...{ query, columns }}
        label={title}
        keyOf={(coupon) => coupon.coupon_id}
        tools={
          <>
            <Chips
              label={t('common.filter')}
              value={state}
              onChange={(next) => change({ state: next === 'all' ? undefined : next })}
              chips={SHOWN.map((each) => ({
                value: each,
                label: each === 'all' ? t('common.all') : t(`coupons.state_${each}`),
              }))}
            />
            <SearchField label={t('coupons.search')} value={q ?? ''} onSearch={(next) => change({ q: next }, true)} />
          </>
        }
        empty={
          q !== undefined || state !== 'all' ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="ticket" title={t('coupons.none')} text={emptyText} />
          )
        }
      />
      {open?.sheet === 'new' && <NewCoupon {...{ calls }} onClose={close} />}
      {open?.sheet === 'change' && coupon && <ChangeCoupon {...{ calls, coupon, reread }} onClose={close} />}
      {open?.sheet === 'end' && coupon && <EndCoupon {...{ calls, coupon }} onClose={close} />}
    </Page>
  )
}
