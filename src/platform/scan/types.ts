/** The text of a scanned code; `none` if the picture has no readable code, `refused` without permission for the camera. */
export type Scanned = { readonly text: string } | 'none' | 'cancelled' | 'refused'

export interface Scanner {
  /** Lets the user scan a bar code or a QR code. Call it from a tap. Rejects when nothing opens. */
  readonly scan: () => Promise<Scanned>
}
