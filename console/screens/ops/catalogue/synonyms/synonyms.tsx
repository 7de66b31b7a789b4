import { useState } from 'react'
import type { OpsSynonym } from '@contract/entities/market/synonyms'
import { LANGUAGE_CODES, LANGUAGES } from '@contract/base/languages'
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
import { useLanguage, useT } from '../../../../text/use-t'
import { CatalogueTabs } from '../catalogue-tabs'
import { nameOf, useColumns } from './columns'
import type { NewGroup } from './draft'
import { MissedTerms } from './missed-terms'
import { RENEWED } from './renewed'
import { SynonymSheet } from './synonym-sheet'

const SHOWN = ['all', ...LANGUAGE_CODES] as const

function useRemove() {
  const t = useT()
  const mutation = useSheetMutation('opsSynonymRemove', {
    renews: RENEWED,
    done: t('synonyms.removed'),
    meanwhile: t('synonyms.meanwhile'),
    onClose: () => undefined,
  })
  return async (synonym: OpsSynonym) => {
    const name = nameOf(synonym)
    const question = { title: t('synonyms.remove_title', { name }), yes: t('brands.remove'), isDanger: true }
    if (await confirm(question)) mutation.mutate({ synonym_id: synonym.synonym_id })
  }
}

/** Words that mean the same in searches, by language, and beside them the terms that found nothing. */
export default function Synonyms() {
  const t = useT()
  const own = useLanguage()
  const [params, change] = useParamsOfList()
  const [open, setOpen] = useState<NewGroup | OpsSynonym | null>(null)
  const remove = useRemove()
  const language = oneOf(LANGUAGE_CODES, params.language)
  const q = params.q || undefined
  const query = useCall('opsSynonyms', { p: pageOf(params), q, language }, { keep: true })
  const columns = useColumns({ edit: setOpen, remove: (synonym) => void remove(synonym) })
  const add = (word?: string) => setOpen({ language: language ?? own, ...(word !== undefined && { word }) })
  return (
    <Page
      title={t('synonyms.title')}
      actions={
        <Button kind="main" icon="plus" onClick={() => add()}>
          {t('synonyms.new')}
        </Button>
      }
    >
      <CatalogueTabs />
      <div className="synonyms">
        <List
          {...{ query, columns, nameOf }}
          label={t('synonyms.title')}
          keyOf={({ synonym_id }) => synonym_id}
          tools={
            <>
              <Chips
                label={t('common.language')}
                value={language ?? 'all'}
                onChange={(next) => change({ language: next === 'all' ? undefined : next })}
                chips={SHOWN.map((each) => ({
                  value: each,
                  label: LANGUAGES.find(({ code }) => code === each)?.name ?? t('common.all'),
                }))}
              />
              <SearchField
                label={t('synonyms.search')}
                value={q ?? ''}
                onSearch={(next) => change({ q: next }, true)}
              />
            </>
          }
          empty={
            q !== undefined || language !== undefined ? (
              <NothingMatches />
            ) : (
              <EmptyState icon="search" title={t('synonyms.none')} text={t('synonyms.text')} />
            )
          }
        />
        <MissedTerms onAdd={add} />
      </div>
      {open && <SynonymSheet of={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
