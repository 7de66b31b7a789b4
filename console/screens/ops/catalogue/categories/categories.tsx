import { useCallback, useState } from 'react'
import type { OpsCategory } from '@contract/entities/market/catalogue'
import { useCall } from '../../../../api/use-call'
import { useSheetMutation } from '../../../../api/use-sheet-mutation'
import { Button } from '../../../../kit/button'
import { Card } from '../../../../kit/card'
import { EmptyState } from '../../../../kit/empty-state'
import { LoadStates } from '../../../../kit/load-states'
import { confirm } from '../../../../kit/over/confirm'
import { Page } from '../../../../kit/page'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'
import { CatalogueTabs } from '../catalogue-tabs'
import { Branch } from './branch'
import { CategorySheet } from './category-sheet'
import { MoveSheet } from './move-sheet'
import { RENEWED } from './renewed'
import type { Categories as All } from './tree'
import { useSteps } from './use-steps'

interface Open {
  readonly sheet: 'edit' | 'move'
  /** Null: a new one. */
  readonly category: OpsCategory | null
  /** Of a new one. */
  readonly parentId: string | null
}

const NONE: All = []

function useRemove() {
  const t = useT()
  const language = useLanguage()
  const mutation = useSheetMutation('opsCategoryRemove', {
    renews: RENEWED,
    done: t('categories.removed'),
    meanwhile: t('categories.not_empty'),
    onClose: () => undefined,
  })
  return async (category: OpsCategory) => {
    const title = t('categories.remove_title', { name: localised(category, 'names', language) })
    const question = { title, text: t('categories.remove_text'), yes: t('categories.remove'), isDanger: true }
    if (await confirm(question)) mutation.mutate({ category_id: category.category_id })
  }
}

/** The category tree: what it holds, and the order in which buyers see it. */
export default function Categories() {
  const t = useT()
  const query = useCall('opsCategories', {})
  const all = query.data?.list ?? NONE
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const [open, setOpen] = useState<Open | null>(null)
  const fold = useCallback(
    (id: string, isOpen: boolean) =>
      setUnfolded((now) => [...now.filter((each) => each !== id), ...(isOpen ? [id] : [])]),
    [],
  )
  const onStep = useSteps(all, (parentId) => fold(parentId, true))
  const onRemove = useRemove()
  const parents = all.filter(({ children }) => children > 0).map(({ category_id }) => category_id)
  const isAllOpen = parents.every((id) => unfolded.includes(id))
  const add = (parentId: string | null) => setOpen({ sheet: 'edit', category: null, parentId })
  const close = () => setOpen(null)
  return (
    <Page
      title={t('categories.title')}
      actions={
        <Button kind="main" icon="plus" onClick={() => add(null)}>
          {t('categories.add')}
        </Button>
      }
    >
      <CatalogueTabs />
      <Card flush>
        <div className="tools">
          <p className="dim">{t('categories.keys')}</p>
          {parents.length > 0 && (
            <Button small onClick={() => setUnfolded(isAllOpen ? [] : parents)}>
              {t(isAllOpen ? 'categories.fold_all' : 'categories.unfold_all')}
            </Button>
          )}
        </div>
        <LoadStates
          query={query}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState icon="layoutGrid" title={t('categories.none')} text={t('categories.none_text')} />}
        >
          {({ list }) => (
            <Branch
              all={list}
              parentId={null}
              isOpen={(id) => unfolded.includes(id)}
              onOpen={fold}
              onEdit={(category) => setOpen({ sheet: 'edit', category, parentId: category.parent_id })}
              onAdd={({ category_id: id }) => {
                fold(id, true)
                add(id)
              }}
              onMove={(category) => setOpen({ sheet: 'move', category, parentId: category.parent_id })}
              onRemove={(category) => void onRemove(category)}
              onStep={onStep}
            />
          )}
        </LoadStates>
      </Card>
      {open?.sheet === 'edit' && (
        <CategorySheet {...{ all }} category={open.category} parentId={open.parentId} onClose={close} />
      )}
      {open?.sheet === 'move' && open.category && <MoveSheet {...{ all }} category={open.category} onClose={close} />}
    </Page>
  )
}
