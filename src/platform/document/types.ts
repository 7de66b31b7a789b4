/** Shows a document of an address that needs no token, by what the device has for it. Rejects when nothing opens it. */
export type OpenDocument = (address: string) => Promise<void>
