import { useEffect, useRef } from 'react'
import type { OpsCategory } from '@contract/entities/market/catalogue'
import { useMutationOf } from '../../../../api/use-mutation-of'
import { toast } from '../../../../kit/over/toast'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'
import { RENEWED } from './renewed'
import { placeOf, stepOf, wayTo, type Categories, type Step } from './tree'

/**
 * Takes categories a step through the tree, one step at a time. The focus stays with the category, which can get another
 * place in the page, and its new place is read out.
 */
export function useSteps(all: Categories, onInto: (parentId: string) => void) {
  const t = useT()
  const language = useLanguage()
  const moved = useRef<string | null>(null)
  const mutation = useMutationOf('opsCategoryMove', {
    renews: RENEWED,
    onDone: (_, { category_id: id }) => (moved.current = id),
  })
  useEffect(() => {
    const id = moved.current
    const category = all.find(({ category_id }) => category_id === id)
    if (id === null || !category) return
    moved.current = null
    const { place, count } = placeOf(all, id)
    const name = localised(category, 'names', language)
    const parent = wayTo(all, category.parent_id).at(-1)
    const where = { name, place, total: count }
    toast(
      parent
        ? t('categories.now_below', { ...where, parent: localised(parent, 'names', language) })
        : t('categories.now_at', where),
    )
    document.querySelector<HTMLElement>(`[data-category="${id}"]`)?.focus()
  }, [all, language, t])
  return (category: OpsCategory, step: Step) => {
    const move = stepOf(all, category.category_id, step)
    if (move === null || mutation.isPending || moved.current !== null) return
    if (step === 'in' && move.parent_id !== undefined) onInto(move.parent_id)
    mutation.mutate(move)
  }
}
