/** Files that buyers send: pictures of themselves and of what they comment on. */
import { randomInt } from 'node:crypto'
import type { Shop } from '../shop/shop'
import { insert, liveById } from '../shop/shop'
import { ok, serverFault } from '../wire/answers'
import type { Call, Calls, Download } from '../wire/call'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const KEY_LENGTH = 20

const randomKey = () => Array.from({ length: KEY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

interface Part {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** The file in the field `file` of a form, or null. Bytes are read as Latin-1, in which each is one character. */
function fileOf(type: string, body: Buffer): Part | null {
  const boundary = /^multipart\/form-data\b.*\bboundary="?([^";]+)/i.exec(type)?.[1]
  if (boundary === undefined) return null
  for (const part of body.toString('latin1').split(`--${boundary}`)) {
    const [head = '', ...rest] = part.split('\r\n\r\n')
    const name = /\bname="file"/.test(head) ? /\bfilename="([^"]*)"/.exec(head)?.[1] : undefined
    if (name === undefined) continue
    const bytes = Buffer.from(rest.join('\r\n\r\n').slice(0, -2), 'latin1')
    const partType = /^content-type:\s*(\S+)/im.exec(head)?.[1] ?? 'application/octet-stream'
    return { name: Buffer.from(name, 'latin1').toString('utf8'), type: partType, bytes }
  }
  return null
}

/** Stores a file. Nobody has to be logged in for that. */
function upload({ shop, body }: Call) {
  const file = fileOf(body.type, body.bytes)
  const dot = file?.name.lastIndexOf('.') ?? -1
  // A form without the file, and a name without a dot, are cases that the server does not think of
  if (!file || dot === -1) throw serverFault()
  const key = `${randomKey()}${file.name.slice(dot)}`
  const stored = insert(shop.files, {
    key,
    name: file.name,
    type: file.type,
    size: file.bytes.length,
    url: `${shop.origin}/wx/storage/fetch/${key}`,
  })
  shop.contents.set(key, file.bytes)
  return ok({ ...stored, deleted: undefined })
}

/** The stored file behind a path such as `storage/fetch/abc.png`, or null if the path is not one of a file. */
export function storedFile({ files, contents }: Shop, path: string): Download | null {
  const [, kind, key] = /^storage\/(fetch|download)\/([^/]+)$/.exec(path) ?? []
  if (key === undefined) return null
  const file = files.find((one) => one.key === key)
  const known = file && liveById(files, file.id)
  if (!known) return { status: 404, type: '', bytes: Buffer.alloc(0) }
  const download = { status: 200, type: known.type, bytes: contents.get(key) ?? Buffer.alloc(0) }
  return kind === 'download' ? { ...download, saveAs: key } : download
}

/** Calls about files; what has been stored is read by its path instead. */
export const STORAGE_CALLS: Calls = { 'storage/upload': ['POST', upload] }
