import type { Fields } from '@contract/all-calls'
import { GROUNDS } from '@contract/base/product-constants'
import type { OpsCategory } from '@contract/entities/market/catalogue'
import type { SizeGuide } from '@contract/entities/product'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import type { Ground } from '../../../../kit/fields/ground-field'
import { sentPicture, type Pictured } from '../../../../kit/fields/upload-picture'
import { NO_SIZES } from './sizes'

export type NameField = `names_${Language}`

/** A category as it is typed. */
export type CategoryDraft = Readonly<Record<NameField, string>> & {
  readonly image: Pictured | null
  readonly ground: Ground
  readonly size_guide: SizeGuide
}

export function draftOf(category: OpsCategory | null): CategoryDraft {
  const names = LANGUAGE_CODES.map((code) => [`names_${code}`, category?.[`names_${code}`] ?? ''])
  return {
    ...(Object.fromEntries(names) as Record<NameField, string>),
    image: category && category.image !== '' ? { path: category.image } : null,
    ground: GROUNDS.find((ground) => ground === category?.ground) ?? GROUNDS[0],
    size_guide: category?.size_guide ?? NO_SIZES,
  }
}

/** As the call takes what was changed. */
export const fieldsOf = ({ image, ...rest }: Partial<CategoryDraft>): Fields<'opsCategorySave'> => ({
  ...rest,
  ...(image !== undefined && { image: sentPicture(image) }),
})
