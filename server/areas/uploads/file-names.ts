import { randomBytes } from 'node:crypto'
import { isPrivate, isSized, type Purpose } from '@contract/base/upload-purposes'

/** The longest sides, in px, of the stored sizes of the catalogue's pictures; the upload is named after the middle one. */
export const PRODUCT_SIDES = [1600, 600, 300] as const
const NAMED_BY = 600

const NAME = /^(public\/[0-9a-f]{32}(-(1600|600|300))?|private\/[0-9a-f]{32})\.webp$/
const SIDED = new RegExp(`-${NAMED_BY}\\.webp$`)

/** An unguessable name, in the public or private half of the store. */
export function newFileName(purpose: Purpose): string {
  const side = isSized(purpose) ? `-${NAMED_BY}` : ''
  return `${isPrivate(purpose) ? 'private' : 'public'}/${randomBytes(16).toString('hex')}${side}.webp`
}

/** The name of such a picture in another size. */
export const inSize = (name: string, side: number): string => name.replace(SIDED, `-${side}.webp`)

/** All files of an upload: one, or its sizes. */
export const filesOf = (name: string): string[] =>
  SIDED.test(name) ? PRODUCT_SIDES.map((side) => inSize(name, side)) : [name]

/** Whether an external text is a valid file name: nothing else ever becomes a path. */
export const isFileName = (text: string): boolean => NAME.test(text)

export const isPrivateName = (name: string): boolean => name.startsWith('private/')
