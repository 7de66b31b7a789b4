import { randomBytes } from 'node:crypto'
import { isPrivate, type Purpose } from '@contract/entities/upload'

const NAME = /^(public|private)\/[0-9a-f]{32}\.webp$/

/** A name that nobody can guess, in the half of the store that fits the purpose. */
export function newFileName(purpose: Purpose): string {
  return `${isPrivate(purpose) ? 'private' : 'public'}/${randomBytes(16).toString('hex')}.webp`
}

/** Whether a text from outside is a name of ours: nothing else ever becomes a path. */
export const isFileName = (text: string): boolean => NAME.test(text)

export const isPrivateName = (name: string): boolean => name.startsWith('private/')
