/** Shows a document of an address that needs no token, by what the device has for it. Rejects when nothing opens it. */
export type OpenDocument = (address: string) => Promise<void>

/**
 * Hands a person an archive (ZIP) of an address that needs no token: opened where the device can save it, else its
 * address is copied. Rejects when neither works.
 */
export type TakeArchive = (address: string) => Promise<'opened' | 'copied'>
