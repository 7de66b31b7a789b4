/** Pictures in a ZIP on the disk [rule.import-pictures]: a picture goes by its file name, and no name becomes a path. */
import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { UPLOAD_MAX_BYTES } from '@contract/base/constants'
import { ZIP_MAX_FILES, ZIP_MAX_UNPACKED } from '@contract/base/import-constants'

/** It is none, or larger than it may be; `limit` is what it exceeds. */
export class BadZip extends Error {
  constructor(
    readonly rule: 'format' | 'max' | 'taken',
    readonly limit?: number,
    cause?: unknown,
  ) {
    super(`a bad zip: ${rule}`, { cause })
  }
}

const open = (place: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // entries that claim another size than they have, and names that lead out of a folder, are errors of the library
    yauzl.open(place, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(new BadZip('format', undefined, error))
      else resolve(zip)
    })
  })

/** The name of the file without its folders; null for folders and what systems add. */
function nameOf({ fileName }: Entry): string | null {
  const parts = fileName.split('/')
  const name = parts.at(-1) ?? ''
  return name === '' || name.startsWith('.') || parts[0] === '__MACOSX' ? null : name
}

/** Every entry in turn, until `look` returns true. */
async function each(zip: ZipFile, look: (entry: Entry) => boolean): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      try {
        if (look(entry)) resolve()
        else zip.readEntry()
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    zip.once('end', () => resolve())
    zip.once('error', (error: unknown) => reject(new BadZip('format', undefined, error)))
    zip.readEntry()
  })
}

async function within<T>(place: string, work: (zip: ZipFile) => Promise<T>): Promise<T> {
  const zip = await open(place)
  try {
    return await work(zip)
  } finally {
    zip.close()
  }
}

/**
 * The names of the files in a ZIP, by its directory alone: nothing is unpacked. Throws BadZip for a file that is none, for
 * encrypted entries, a name that two files have, more than 2,000 files, more than 15 MB in one or 1 GB in all.
 */
export function namesIn(place: string): Promise<ReadonlySet<string>> {
  return within(place, async (zip) => {
    if (zip.entryCount > 2 * ZIP_MAX_FILES) throw new BadZip('max', ZIP_MAX_FILES)
    const names = new Set<string>()
    let unpacked = 0
    await each(zip, (entry) => {
      const name = nameOf(entry)
      if (name === null) return false
      if (entry.isEncrypted()) throw new BadZip('format')
      if (names.has(name)) throw new BadZip('taken')
      if (entry.uncompressedSize > UPLOAD_MAX_BYTES) throw new BadZip('max', UPLOAD_MAX_BYTES)
      unpacked += entry.uncompressedSize
      if (unpacked > ZIP_MAX_UNPACKED) throw new BadZip('max', ZIP_MAX_UNPACKED)
      names.add(name)
      if (names.size > ZIP_MAX_FILES) throw new BadZip('max', ZIP_MAX_FILES)
      return false
    })
    return names
  })
}

/** The bytes of a file in a ZIP that namesIn has accepted; null if it has none of this name. Throws BadZip if it is broken. */
export function readFrom(place: string, name: string): Promise<Buffer | null> {
  return within(place, async (zip) => {
    let found: Entry | null = null
    await each(zip, (entry) => {
      if (nameOf(entry) !== name) return false
      found = entry
      return true
    })
    if (found === null) return null
    const entry: Entry = found
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        zip.openReadStream(entry, (error, stream) => {
          if (error) reject(error)
          else buffer(stream).then(resolve, reject)
        })
      })
    } catch (error) {
      throw new BadZip('format', undefined, error)
    }
  })
}
