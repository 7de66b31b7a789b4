import { useState } from 'react'
import type { OpsShop } from '@contract/calls/ops/shops'
import { go } from '../../../address/hash'
import { pageOf, useParamsOfList } from '../../../address/params'
import { START } from '../../../address/start'
import { useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { NothingMatches } from '../../../kit/lists/nothing-matches'
import { List } from '../../../kit/lists/list'
import { Page } from '../../../kit/page'
import { SaveTable } from '../../../kit/lists/save-table'
import { SearchField } from '../../../kit/lists/search-field'
import type { Column } from '../../../kit/lists/table'
import { session } from '../../../session/session'
import { useFormats } from '../../../text/format'
import { percentText } from '../../../text/percent'
import { useLanguage, useT } from '../../../text/use-t'
import { AdjustSheet } from '../money/adjust-sheet'
import { moneyOf } from '../money/rates'
import { TermsSheet } from '../money/terms-sheet'

interface Open {
  readonly sheet: 'terms' | 'adjust'
  readonly shop: OpsShop
}

function enter({ shop_id, name }: OpsShop): void {
  session.enter({ shop_id, name })
  void go(START.seller)
}

function useColumns(onOpen: (open: Open) => void, hasTerms: boolean): readonly Column<OpsShop>[] {
  const t = useT()
  const language = useLanguage()
  const { money } = useFormats()
  return [
    { id: 'name', head: t('shops.name'), isName: true, cell: ({ name }) => name },
    {
      id: 'owner',
      head: t('shops.owner'),
      cell: ({ owner }) =>
        owner === null ? (
          t('shops.own')
        ) : (
          <>
            {owner.name}
            <small className="dim">{owner.email}</small>
          </>
        ),
    },
    {
      id: 'commission',
      head: t('terms.commission'),
      align: 'end',
      wide: true,
      cell: ({ commission_bps: own }) =>
        own === null ? <span className="dim">{t('terms.by_category')}</span> : percentText(language, own),
    },
    {
      id: 'balance',
      head: t('balance.title'),
      align: 'end',
      wide: true,
      cell: ({ balance, owner }) => (owner === null ? <span className="dim">–</span> : money(balance)),
    },
    {
      id: 'actions',
      head: t('shops.enter'),
      bare: true,
      align: 'end',
      cell: (shop) => (
        <span className="order-actions">
          <Button
            small
            disabled={!hasTerms}
            label={t('terms.of', { name: shop.name })}
            onClick={() => onOpen({ sheet: 'terms', shop })}
          >
            {t('terms.title')}
          </Button>
          {shop.owner !== null && (
            <Button
              small
              label={t('settlement.adjust_named', { name: shop.name })}
              onClick={() => onOpen({ sheet: 'adjust', shop })}
            >
              {t('settlement.adjust')}
            </Button>
          )}
          <Button small label={t('shops.enter_named', { name: shop.name })} onClick={() => enter(shop)}>
            {t('shops.enter')}
          </Button>
        </span>
      ),
    },
  ]
}

/** The shops with what is agreed with them; an operator can enter each, to work there as its seller would. */
export default function Shops() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const [open, setOpen] = useState<Open | null>(null)
  const fields = { p: pageOf(params), q: params.q || undefined }
  const query = useCall('opsShops', fields, { keep: true })
  const settings = useCall('opsSettings', {})
  const setting = settings.data && moneyOf(settings.data.list)
  const columns = useColumns(setOpen, setting !== undefined)
  const close = () => setOpen(null)
  return (
    <Page title={t('shops.title')} actions={<SaveTable list="opsShops" fields={fields} of={query.data} />}>
      <List
        label={t('shops.title')}
        query={query}
        columns={columns}
        keyOf={(shop) => shop.shop_id}
        tools={<SearchField label={t('shops.search')} value={params.q ?? ''} onSearch={(q) => change({ q }, true)} />}
        empty={<NothingMatches />}
      />
      {open?.sheet === 'terms' && setting && <TermsSheet shop={open.shop} setting={setting} onClose={close} />}
      {open?.sheet === 'adjust' && <AdjustSheet shop={open.shop} onClose={close} />}
    </Page>
  )
}
