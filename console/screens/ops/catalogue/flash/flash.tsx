import { useState } from 'react'
import type { FlashState, OpsFlash } from '@contract/entities/market/catalogue'
import { oneOf, pageOf, useParamsOfList } from '../../../../address/params'
import { useCall } from '../../../../api/use-call'
import { useSheetMutation } from '../../../../api/use-sheet-mutation'
import { Badge, type Tone } from '../../../../kit/badge'
import { Button } from '../../../../kit/button'
import { EmptyState } from '../../../../kit/empty-state'
import { Picture } from '../../../../kit/fields/picture'
import { Chips } from '../../../../kit/lists/chips'
import { List } from '../../../../kit/lists/list'
import { NothingMatches } from '../../../../kit/lists/nothing-matches'
import { SearchField } from '../../../../kit/lists/search-field'
import type { Column } from '../../../../kit/lists/table'
import { confirm } from '../../../../kit/over/confirm'
import { Page } from '../../../../kit/page'
import { useFormats } from '../../../../text/format'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'
import { CatalogueTabs } from '../catalogue-tabs'
import { FlashSheet } from './flash-sheet'
import { RENEWED } from './renewed'

const TONES: Readonly<Record<FlashState, Tone>> = { running: 'good', coming: 'news', sold_out: 'wait', over: 'calm' }
const SHOWN = ['all', 'running', 'coming', 'sold_out', 'over'] as const

function useEnd() {
  const t = useT()
  const language = useLanguage()
  const mutation = useSheetMutation('opsFlashEnd', {
    renews: RENEWED,
    done: t('flash.ended'),
    meanwhile: t('flash.meanwhile'),
    onClose: () => undefined,
  })
  return async ({ flash_id, product }: OpsFlash) => {
    const title = t('flash.end_title', { name: localised(product, 'name', language) })
    const question = { title, text: t('flash.end_text'), yes: t('coupons.end'), isDanger: true }
    if (await confirm(question)) mutation.mutate({ flash_id })
  }
}

function useColumns(onEdit: (deal: OpsFlash) => void): readonly Column<OpsFlash>[] {
  const t = useT()
  const language = useLanguage()
  const { money, moment, count } = useFormats()
  const end = useEnd()
  const nameOf = ({ product }: OpsFlash) => localised(product, 'name', language)
  return [
    {
      id: 'product',
      head: t('stock.product'),
      isName: true,
      cell: (deal) => (
        <span className="table__name">
          <Picture path={deal.product.image} ground={deal.product.ground} />
          <span>
            {nameOf(deal)}
            <small className="dim">
              {moment(deal.starts_at)} – {moment(deal.ends_at)}
            </small>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('coupons.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`flash.state_${state}`)}</Badge>,
    },
    {
      id: 'price',
      head: t('products.price'),
      align: 'end',
      cell: ({ price, product }) => (
        <>
          <b className="price__now">{money(price)}</b> <s>{money(product.price)}</s>
        </>
      ),
    },
    { id: 'left', head: t('editor.pieces'), align: 'end', cell: ({ left }) => count(left) },
    {
      id: 'actions',
      head: t('coupons.actions'),
      bare: true,
      align: 'end',
      cell: (deal) =>
        deal.state !== 'over' && (
          <span className="order-actions">
            <Button small label={t('coupons.change_named', { code: nameOf(deal) })} onClick={() => onEdit(deal)}>
              {t('coupons.change')}
            </Button>
            <Button small label={t('coupons.end_named', { code: nameOf(deal) })} onClick={() => void end(deal)}>
              {t('coupons.end')}
            </Button>
          </span>
        ),
    },
  ]
}

/** Lower prices for some pieces and a limited time. */
export default function Flash() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const [open, setOpen] = useState<{ readonly deal: OpsFlash | null } | null>(null)
  const state = oneOf(SHOWN, params.state) ?? 'all'
  const q = params.q || undefined
  const fields = { p: pageOf(params), q, state: state === 'all' ? undefined : state }
  const query = useCall('opsFlash', fields, { keep: true })
  const columns = useColumns((deal) => setOpen({ deal }))
  return (
    <Page
      title={t('flash.title')}
      actions={
        <Button kind="main" icon="plus" onClick={() => setOpen({ deal: null })}>
          {t('flash.new')}
        </Button>
      }
    >
      <CatalogueTabs />
      <List
        {...{ query, columns }}
        label={t('flash.title')}
        keyOf={(deal) => deal.flash_id}
        tools={
          <>
            <Chips
              label={t('common.filter')}
              value={state}
              onChange={(next) => change({ state: next === 'all' ? undefined : next })}
              chips={SHOWN.map((each) => ({
                value: each,
                label: each === 'all' ? t('common.all') : t(`flash.state_${each}`),
              }))}
            />
            <SearchField label={t('products.search')} value={q ?? ''} onSearch={(next) => change({ q: next }, true)} />
          </>
        }
        empty={
          q !== undefined || state !== 'all' ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="badgePercent" title={t('flash.none')} text={t('flash.none_text')} />
          )
        }
      />
      {open && <FlashSheet deal={open.deal} onClose={() => setOpen(null)} />}
    </Page>
  )
}
