import type { Data } from '@contract/all-calls'
import type { Language } from '@contract/base/languages'
import { useCall } from '../../../api/use-call'
import { Select, type Choice } from '../../../kit/fields/select'
import { localised } from '../../../text/localised'
import { useLanguage, useT } from '../../../text/use-t'

type Category = Data<'sellerCategories'>['list'][number]

/** The categories without others below them, each by its whole path. */
export function leaves(all: readonly Category[], language: Language): Choice[] {
  const byId = new Map(all.map((category) => [category.category_id, category]))
  const pathOf = (category: Category): string[] => {
    const parent = category.parent_id === null ? undefined : byId.get(category.parent_id)
    return [...(parent ? pathOf(parent) : []), localised(category, 'name', language)]
  }
  return all
    .filter(({ leaf }) => leaf)
    .map((category) => ({ value: category.category_id, label: pathOf(category).join(' › ') }))
}

interface Props {
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error?: string
}

export function CategoryField({ value, onChange, error }: Props) {
  const t = useT()
  const language = useLanguage()
  const { data } = useCall('sellerCategories', {})
  const choices = data ? leaves(data.list, language) : []
  return (
    <Select
      label={t('editor.category')}
      none={t('editor.choose')}
      choices={choices}
      value={choices.some((choice) => choice.value === value) ? value : ''}
      onChange={onChange}
      error={error}
    />
  )
}
