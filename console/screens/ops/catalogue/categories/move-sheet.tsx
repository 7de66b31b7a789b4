import { useState } from 'react'
import type { OpsCategory } from '@contract/entities/market/catalogue'
import { useMutationOf } from '../../../../api/use-mutation-of'
import { Select } from '../../../../kit/fields/select'
import { FormSheet } from '../../../../kit/over/form-sheet'
import { toast } from '../../../../kit/over/toast'
import { errorsAt } from '../../../../text/failure'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'
import { ParentField } from './parent-field'
import { RENEWED } from './renewed'
import { childrenOf, type Categories } from './tree'

const LAST = 'last'

interface Props {
  readonly all: Categories
  readonly category: OpsCategory
  readonly onClose: () => void
}

/** Puts a category, with all below it, anywhere else. */
export function MoveSheet({ all, category, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const { category_id: id } = category
  const name = localised(category, 'names', language)
  const [parent, setParent] = useState(category.parent_id)
  const [before, setBefore] = useState<string>(LAST)
  const mutation = useMutationOf('opsCategoryMove', {
    renews: RENEWED,
    onDone: () => {
      toast(t('categories.moved_away', { name }))
      onClose()
    },
  })
  const errorAt = errorsAt(t, mutation.error?.errors ?? [])
  const others = childrenOf(all, parent).filter(({ category_id }) => category_id !== id)
  return (
    <FormSheet
      middle
      title={t('categories.move_named', { name })}
      subtitle={t('categories.move_text')}
      yes={t('categories.move')}
      busy={mutation.isPending}
      onSubmit={() =>
        mutation.mutate({
          category_id: id,
          parent_id: parent ?? undefined,
          before_id: before === LAST ? undefined : before,
        })
      }
      onClose={onClose}
    >
      <ParentField
        {...{ all, id }}
        value={parent}
        onChange={(next) => {
          setParent(next)
          setBefore(LAST)
        }}
        error={errorAt('parent_id')}
      />
      <Select
        label={t('categories.before')}
        value={before}
        onChange={setBefore}
        choices={[
          ...others.map((each) => ({ value: each.category_id, label: localised(each, 'names', language) })),
          { value: LAST, label: t('categories.last') },
        ]}
        error={errorAt('before_id')}
      />
    </FormSheet>
  )
}
