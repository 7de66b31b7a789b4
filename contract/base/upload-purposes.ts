/** The purposes of uploads [field.upload.answer]; plain data, as the endpoints read it. */

/** Pictures of the catalogue and of the pages of the shop: kept in three sizes, as lists and pages show them. */
export const SIZED = ['product', 'advert', 'category', 'brand', 'article'] as const
export type SizedPurpose = (typeof SIZED)[number]

export const PURPOSES = ['avatar', 'review', 'proof', 'id', 'signature', ...SIZED] as const
export type Purpose = (typeof PURPOSES)[number]

export const isSized = (purpose: Purpose): purpose is SizedPurpose => SIZED.some((each) => each === purpose)

/** What only operators show: the pages of the shop, and not its products. */
export const isOperators = (purpose: Purpose): boolean => isSized(purpose) && purpose !== 'product'

/** Readable only by their owner and by operators, through addresses that are valid for five minutes. */
const PRIVATE: readonly Purpose[] = ['proof', 'id', 'signature']

export const isPrivate = (purpose: Purpose): boolean => PRIVATE.includes(purpose)
