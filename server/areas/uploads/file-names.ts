import { randomBytes } from 'node:crypto'
import { isPrivate, type Purpose } from '@contract/entities/upload'

const NAME = /^(public|private)\/[0-9a-f]{32}\.webp$/

/** An unguessable name, in the public or private half of the store. */
export function newFileName(purpose: Purpose): string {
  return `${isPrivate(purpose) ? 'private' : 'public'}/${randomBytes(16).toString('hex')}.webp`
}

/** Whether an external text is a valid file name: nothing else ever becomes a path. */
export const isFileName = (text: string): boolean => NAME.test(text)

export const isPrivateName = (name: string): boolean => name.startsWith('private/')
