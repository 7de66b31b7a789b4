import { useState } from 'react'
import type { OpsBrand } from '@contract/entities/market/catalogue'
import { oneOf, pageOf, useParamsOfList } from '../../../../address/params'
import { useCall } from '../../../../api/use-call'
import { useSheetMutation } from '../../../../api/use-sheet-mutation'
import { Button } from '../../../../kit/button'
import { EmptyState } from '../../../../kit/empty-state'
import { Chips } from '../../../../kit/lists/chips'
import { List } from '../../../../kit/lists/list'
import { NothingMatches } from '../../../../kit/lists/nothing-matches'
import { SearchField } from '../../../../kit/lists/search-field'
import { confirm } from '../../../../kit/over/confirm'
import { Page } from '../../../../kit/page'
import { useT } from '../../../../text/use-t'
import { CatalogueTabs } from '../catalogue-tabs'
import { BrandSheet } from './brand-sheet'
import { useColumns, type BrandAction } from './columns'
import { MergeSheet } from './merge-sheet'
import { RefuseSheet } from './refuse-sheet'
import { RENEWED } from './renewed'

const SHOWN = ['all', 'suggested', 'listed', 'refused'] as const

interface Open {
  readonly sheet: 'edit' | 'merge' | 'refuse'
  /** Null: a new one. */
  readonly brand: OpsBrand | null
}

/** The actions that a question is enough for. */
function useAskedActions() {
  const t = useT()
  const options = { renews: RENEWED, meanwhile: t('brands.meanwhile'), onClose: () => undefined }
  const decide = useSheetMutation('opsBrandDecide', { ...options, done: t('brands.listed') })
  const remove = useSheetMutation('opsBrandRemove', { ...options, done: t('brands.removed') })
  return {
    list: async ({ brand_id, name }: OpsBrand) => {
      const question = { title: t('brands.list_title', { name }), text: t('brands.list_text'), yes: t('brands.list') }
      if (await confirm(question)) decide.mutate({ brand_id, state: 1 })
    },
    remove: async ({ brand_id, name }: OpsBrand) => {
      const question = { title: t('brands.remove_title', { name }), yes: t('brands.remove'), isDanger: true }
      if (await confirm(question)) remove.mutate({ brand_id })
    },
  }
}

/** The brands of all products, and those that shops have suggested. */
export default function Brands() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const [open, setOpen] = useState<Open | null>(null)
  const asked = useAskedActions()
  const state = oneOf(SHOWN, params.state) ?? 'all'
  const q = params.q || undefined
  const fields = { p: pageOf(params), q, state: state === 'all' ? undefined : state }
  const query = useCall('opsBrands', fields, { keep: true })
  const columns = useColumns((mutation: BrandAction, brand) => {
    if (mutation === 'list' || mutation === 'remove') void asked[mutation](brand)
    else setOpen({ sheet: mutation, brand })
  })
  const close = () => setOpen(null)
  return (
    <Page
      title={t('brands.title')}
      actions={
        <Button kind="main" icon="plus" onClick={() => setOpen({ sheet: 'edit', brand: null })}>
          {t('brands.new')}
        </Button>
      }
    >
      <CatalogueTabs />
      <List
        {...{ query, columns }}
        label={t('brands.title')}
        keyOf={(brand) => brand.brand_id}
        tools={
          <>
            <Chips
              label={t('common.filter')}
              value={state}
              onChange={(next) => change({ state: next === 'all' ? undefined : next })}
              chips={SHOWN.map((each) => ({
                value: each,
                label: each === 'all' ? t('common.all') : t(`brands.state_${each}`),
              }))}
            />
            <SearchField label={t('brands.search')} value={q ?? ''} onSearch={(next) => change({ q: next }, true)} />
          </>
        }
        empty={
          q !== undefined || state !== 'all' ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="tag" title={t('brands.none')} text={t('brands.none_text')} />
          )
        }
      />
      {open?.sheet === 'edit' && <BrandSheet brand={open.brand} onClose={close} />}
      {open?.sheet === 'merge' && open.brand && <MergeSheet brand={open.brand} onClose={close} />}
      {open?.sheet === 'refuse' && open.brand && <RefuseSheet brand={open.brand} onClose={close} />}
    </Page>
  )
}
