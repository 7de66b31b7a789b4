import { useEffect, useId, useState } from 'react'
import { useCall } from '../../../../api/use-call'
import { TextField } from '../../../../kit/fields/field'
import { useT } from '../../../../text/use-t'

interface Props {
  readonly label: string
  readonly hint?: string
  /** The brand that is not offered. */
  readonly not: string
  /** Empty: none is chosen. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error?: string
}

/** Another brand by its name: what is typed is looked for, and a name of the list is taken. */
export function BrandChoice({ label, hint, not, value, onChange, error }: Props) {
  const t = useT()
  const list = useId()
  const [text, setText] = useState('')
  const typed = text.trim()
  const query = useCall('opsBrands', { q: typed || undefined, page_size: 50 }, { keep: true })
  const brands = (query.data?.list ?? []).filter(({ brand_id, state }) => brand_id !== not && state !== 'refused')
  const match = brands.find(({ name }) => name.toLowerCase() === typed.toLowerCase())?.brand_id ?? ''
  useEffect(() => {
    if (match !== value) onChange(match)
  }, [match, value, onChange])
  const isUnknown = typed !== '' && match === '' && !query.isFetching
  return (
    <>
      <datalist id={list}>
        {brands.map(({ brand_id, name }) => (
          <option key={brand_id} value={name} />
        ))}
      </datalist>
      <TextField
        label={label}
        autoComplete="off"
        list={list}
        maxLength={100}
        value={text}
        onChange={setText}
        hint={isUnknown ? t('editor.brand_unknown') : hint}
        error={error}
      />
    </>
  )
}
