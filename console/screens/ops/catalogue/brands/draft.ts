import type { Fields } from '@contract/all-calls'
import { GROUNDS } from '@contract/base/product-constants'
import type { OpsBrand } from '@contract/entities/market/catalogue'
import type { Ground } from '../../../../kit/fields/ground-field'
import { sentPicture, type Pictured } from '../../../../kit/fields/upload-picture'

/** A brand as it is typed. */
export interface BrandDraft {
  readonly name: string
  readonly image: Pictured | null
  readonly ground: Ground
}

export const draftOf = (brand: OpsBrand | null): BrandDraft => ({
  name: brand?.name ?? '',
  image: brand && brand.image !== '' ? { path: brand.image } : null,
  ground: GROUNDS.find((ground) => ground === brand?.ground) ?? GROUNDS[0],
})

/** As the call takes what was changed. */
export const fieldsOf = ({ name, image, ground }: Partial<BrandDraft>): Fields<'opsBrandSave'> => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(image !== undefined && { image: sentPicture(image) }),
  ...(ground !== undefined && { ground }),
})
