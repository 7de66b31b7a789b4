/** The fields of an advert as words, for the note about what somebody else has changed. */
import type { T } from '../../../text/use-t'
import { languageField } from '../content/texts-of'
import { TEXT_FIELDS, type AdvertDraft } from './draft'

type Field = keyof AdvertDraft & string

const NAMES: Readonly<Record<string, Parameters<T>[0]>> = {
  image: 'content.picture',
  ground: 'pictures.ground',
  link: 'adverts.leads_to',
  starts_at: 'adverts.from',
  ends_at: 'adverts.until',
  active: 'adverts.active',
}

/** What the form calls a field: `Title (ไทย)`. */
export function fieldName(t: T, key: string): string {
  const text = languageField(key, TEXT_FIELDS)
  if (text) return `${t(`adverts.field_${text.field}`)} (${text.language})`
  const name = NAMES[key]
  return name === undefined ? key : t(name)
}

/** Its value; undefined: only its name is shown. */
export const fieldText =
  (t: T) =>
  (field: Field, draft: AdvertDraft): string | undefined => {
    if (field === 'ground') return t(`pictures.ground_${draft.ground}`)
    if (field === 'starts_at' || field === 'ends_at') return draft[field].replace('T', ' ')
    const value = draft[field]
    return typeof value === 'string' ? value : undefined
  }
