import { openDocument } from './open-document'
import type { TakeArchive } from './types'

/** The browser saves the archive. */
export const takeArchive: TakeArchive = async (address) => {
  await openDocument(address)
  return 'opened'
}
