/** A picture that the app created, stored where an upload can read it. */
export interface WrittenPicture {
  readonly uri: string
  readonly name: string
  readonly bytes: number
  readonly type: 'image/png'
  /** H5: the file itself. */
  readonly file?: File
}

/** Stores the bytes of a PNG until they are sent. The name has no extension. Rejects when the device has no room. */
export type WritePicture = (bytes: Uint8Array, name: string) => Promise<WrittenPicture>
