import { useState } from 'react'
import { useCall } from '../../../api/use-call'
import { TextField } from '../../../kit/fields/field'
import { Select } from '../../../kit/fields/select'
import { useLanguage, useT } from '../../../text/use-t'
import { categoryChoices } from '../content/category-choices'
import { LINK_KINDS, linkOf, targetOf, type LinkKind } from './link'

interface Props {
  readonly link: string
  readonly onChange: (link: string) => void
  readonly error?: string
}

/** Where an advert leads: what kind of screen, and which one. */
export function LinkField({ link, onChange, error }: Props) {
  const t = useT()
  const language = useLanguage()
  const [kind, setKind] = useState<LinkKind>(link === '' ? 'search' : targetOf(link).kind)
  const { data } = useCall('opsCategories', {}, { enabled: kind === 'category' })
  const target = targetOf(link)
  const value = target.kind === kind ? target.value : ''
  const set = (next: string) => onChange(next === '' && kind !== 'flash' ? '' : linkOf({ kind, value: next }))
  const choose = (next: LinkKind) => {
    setKind(next)
    // another screen is often the one before with more parameters
    if (next !== 'other') onChange(next === 'flash' ? linkOf({ kind: next, value: '' }) : '')
  }
  return (
    <>
      <Select
        label={t('adverts.leads_to')}
        value={kind}
        onChange={choose}
        error={kind === 'flash' ? error : undefined}
        choices={LINK_KINDS.map((each) => ({ value: each, label: t(`adverts.link_${each}`) }))}
      />
      {kind === 'category' && (
        <Select
          label={t('adverts.link_category')}
          none={t('editor.choose')}
          value={value}
          onChange={set}
          choices={data ? categoryChoices(data.list, language) : []}
          error={error}
        />
      )}
      {kind !== 'category' && kind !== 'flash' && (
        <TextField
          label={t(`adverts.value_${kind}`)}
          maxLength={400}
          autoComplete="off"
          value={kind === 'other' ? link : value}
          onChange={kind === 'other' ? onChange : set}
          error={error}
        />
      )}
    </>
  )
}
