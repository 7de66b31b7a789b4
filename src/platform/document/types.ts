/** Shows the document at an address that needs no token. Rejects when nothing on the device opens it. */
export type OpenDocument = (address: string) => Promise<void>

/**
 * Gives the user the archive (ZIP) at an address that needs no token. Opens it where the device can save it, and copies
 * the address elsewhere. Rejects when neither works.
 */
export type TakeArchive = (address: string) => Promise<'opened' | 'copied'>
