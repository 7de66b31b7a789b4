/** A photo of a person as a JPEG file, as phones write it. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { turned } from '../../contract/support/pictures'

export interface Photo {
  readonly file: string
  readonly bytes: Uint8Array
}

/** A new file in a new folder of the system's temporary folder. */
export async function newPhoto(): Promise<Photo> {
  const bytes = new Uint8Array(await (await turned()).arrayBuffer())
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'souk-photo-')), 'me.jpg')
  writeFileSync(file, bytes)
  return { file, bytes }
}
