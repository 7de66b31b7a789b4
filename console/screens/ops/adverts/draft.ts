/** An advert while it is edited. */
import type { Fields } from '@contract/all-calls'
import type { OpsAdvert } from '@contract/entities/market/content'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { sentPicture, type Pictured } from '../../../kit/fields/upload-picture'
import { localTime, momentOf } from '../../../text/local-time'
import { textsOf, type TextsOf } from '../content/texts-of'
import { groundOf, type Ground } from '../../../kit/fields/ground-field'

export const TEXT_FIELDS = ['title', 'text'] as const

export interface AdvertDraft extends TextsOf<(typeof TEXT_FIELDS)[number]>, Readonly<Record<string, unknown>> {
  readonly image: Pictured | null
  readonly ground: Ground
  readonly link: string
  /** As the field has them; empty: at once, and without end. */
  readonly starts_at: string
  readonly ends_at: string
  readonly active: boolean
}

const EMPTY: AdvertDraft = {
  ...textsOf({}, TEXT_FIELDS),
  ...{ image: null, ground: 'sand', link: '', starts_at: '', ends_at: '', active: true },
}

/** The draft of an advert; null: of a new one. */
export function draftOf(advert: OpsAdvert | null): AdvertDraft {
  if (advert === null) return EMPTY
  const { image, ground, link, starts_at, ends_at, active } = advert
  return {
    ...textsOf(advert, TEXT_FIELDS),
    ...{ image: { path: image }, ground: groundOf(ground), link, active },
    ...{ starts_at: localTime(starts_at), ends_at: localTime(ends_at) },
  }
}

/** What is sent of what was changed. */
export function fieldsOf({ image, starts_at, ends_at, ...same }: Partial<AdvertDraft>): Fields<'opsAdvertSave'> {
  return {
    ...same,
    ...(image !== undefined && { image: sentPicture(image) }),
    ...(starts_at !== undefined && { starts_at: momentOf(starts_at) }),
    ...(ends_at !== undefined && { ends_at: momentOf(ends_at) }),
  }
}

/** The other language whose words take the most room, in characters; undefined where no other has any. */
export function longestBeside(draft: AdvertDraft, shown: Language): Language | undefined {
  const lengthIn = (code: Language) => draft[`title_${code}`].length + draft[`text_${code}`].length
  const [longest] = LANGUAGE_CODES.filter((code) => code !== shown && draft[`title_${code}`] !== '').sort(
    (a, b) => lengthIn(b) - lengthIn(a),
  )
  return longest
}
