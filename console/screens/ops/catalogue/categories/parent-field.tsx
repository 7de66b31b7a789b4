import { Select } from '../../../../kit/fields/select'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'
import { parentsFor, wayTo, type Categories } from './tree'

/** The choice of a department, which is below no category. */
const TOP = 'top'

interface Props {
  readonly all: Categories
  /** What is put below it; null: a new one. */
  readonly id: string | null
  /** Null: none. */
  readonly value: string | null
  readonly onChange: (parentId: string | null) => void
  readonly error?: string
}

/** The category below which another one is. */
export function ParentField({ all, id, value, onChange, error }: Props) {
  const t = useT()
  const language = useLanguage()
  const nameOf = (parent: string) =>
    wayTo(all, parent)
      .map((each) => localised(each, 'names', language))
      .join(' › ')
  return (
    <Select
      label={t('categories.below')}
      value={value ?? TOP}
      onChange={(next) => onChange(next === TOP ? null : next)}
      choices={[
        { value: TOP, label: t('categories.as_department') },
        ...parentsFor(all, id).map(({ category_id: parent }) => ({ value: parent, label: nameOf(parent) })),
      ]}
      error={error}
    />
  )
}
