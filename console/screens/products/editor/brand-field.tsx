import { useEffect, useId, useState } from 'react'
import { BRAND_NAME_MAX } from '@contract/base/product-constants'
import { useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/fields/field'
import { useT } from '../../../text/use-t'

interface Props {
  readonly value: string
  /** A name that is suggested when the product is saved; empty: none. */
  readonly suggested: string
  readonly onChange: (id: string) => void
  readonly onSuggest: (name: string) => void
  readonly error?: string
}

/** A brand by its name: what is typed is looked for, and a name of the list is taken. */
export function BrandField({ value, suggested, onChange, onSuggest, error }: Props) {
  const t = useT()
  const list = useId()
  const chosen = useCall('brand', { id: value, page_size: 1 }, { enabled: value !== '' })
  const [text, setText] = useState<string | null>(null)
  const shown = text ?? (value === '' ? '' : (chosen.data?.brand.name ?? ''))
  const found = useCall('sellerBrands', { q: text?.trim() || undefined, page_size: 50 }, { keep: true })
  const brands = found.data?.list ?? []
  const match = brands.find(({ name }) => name.toLowerCase() === text?.trim().toLowerCase())
  useEffect(() => {
    if (match && (match.brand_id !== value || suggested !== '')) onChange(match.brand_id)
  }, [match, value, suggested, onChange])
  const typed = text?.trim() ?? ''
  const isUnknown = text !== null && text.trim() !== '' && !match && !found.isFetching
  const hintOf = () => {
    if (suggested !== '' && typed === suggested) return t('editor.brand_suggested', { name: suggested })
    return isUnknown ? t('editor.brand_unknown') : undefined
  }
  return (
    <>
      <datalist id={list}>
        {brands.map(({ brand_id, name }) => (
          <option key={brand_id} value={name} />
        ))}
      </datalist>
      <TextField
        label={t('editor.brand')}
        autoComplete="off"
        list={list}
        maxLength={BRAND_NAME_MAX}
        value={shown}
        onChange={setText}
        hint={hintOf()}
        error={error}
      />
      {isUnknown && typed !== suggested && (
        <Button small icon="plus" onClick={() => onSuggest(typed)}>
          {t('editor.brand_suggest', { name: typed })}
        </Button>
      )}
    </>
  )
}
