import { asyncApi, type CallOption, type Result } from '../async-api'
import { base64ToBytes, bytesOf, bytesToBase64, bytesToText, textToBytes } from '../bytes'
import type { WxArea, WxContext } from '../context'
import { filesOf, USER_DATA_PATH, type FileStore } from './file-store'
import { loud } from '../loud'
import type { Rules } from '../parameters'
import { WxFailure } from '../wx-failure'

type Run = (store: FileStore, option: CallOption) => Result | void

interface FileCall {
  readonly rules: Rules
  readonly run: Run
  /** the result of the Sync version, and the names of its arguments */
  readonly sync: readonly string[]
  readonly value?: string
}

const PATH = { filePath: 'String' }

/** The file calls that an upload needs, and some more: everything written can be read back. */
const CALLS: Readonly<Record<string, FileCall>> = {
  access: { rules: { path: 'String' }, sync: ['path'], run: access },
  readFile: { rules: PATH, sync: ['filePath', 'encoding', 'position', 'length'], value: 'data', run: read },
  writeFile: {
    rules: { filePath: 'String', data: 'String|ArrayBuffer', encoding: 'String?' },
    sync: ['filePath', 'data', 'encoding'],
    run: (store, { filePath, data, encoding }) => store.write(String(filePath), encoded(data, encoding)),
  },
  copyFile: {
    rules: { srcPath: 'String', destPath: 'String' },
    sync: ['srcPath', 'destPath'],
    run: (store, { srcPath, destPath }) => store.write(String(destPath), store.read(String(srcPath))),
  },
  unlink: { rules: PATH, sync: ['filePath'], run: (store, { filePath }) => store.remove(String(filePath)) },
  mkdir: {
    rules: { dirPath: 'String', recursive: 'Boolean?' },
    sync: ['dirPath', 'recursive'],
    run: (store, { dirPath, recursive }) => store.makeFolder(String(dirPath), recursive === true),
  },
  rmdir: {
    rules: { dirPath: 'String', recursive: 'Boolean?' },
    sync: ['dirPath', 'recursive'],
    run: (store, { dirPath, recursive }) => store.removeFolder(String(dirPath), recursive === true),
  },
  readdir: {
    rules: { dirPath: 'String' },
    sync: ['dirPath'],
    value: 'files',
    run: (store, { dirPath }) => ({ files: store.list(String(dirPath)) }),
  },
  getFileInfo: {
    rules: PATH,
    sync: ['filePath'],
    run: (store, { filePath }) => ({ size: store.read(String(filePath)).length }),
  },
}

/** wx.getFileSystemManager over files in memory, and wx.env with the folder for the app's files. */
export const files: WxArea = (context) => {
  const store = filesOf(context.runtime)
  const manager: Record<string, unknown> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    manager[name] = asyncApi(context, name, call.rules, (option) => call.run(store, option))
    manager[`${name}Sync`] = synchronous(context, store, `${name}Sync`, call)
  }
  return {
    env: { USER_DATA_PATH },
    getFileSystemManager: () => manager,
    canvasToTempFilePath: asyncApi(context, 'canvasToTempFilePath', {}, ({ canvas, fileType = 'png', quality }) => {
      const type = fileType === 'jpg' ? 'image/jpeg' : 'image/png'
      const node = canvas as { toDataURL?: (type: string, quality: unknown) => string } | undefined
      const data = node?.toDataURL?.(type, quality)
      if (data === undefined) throw new WxFailure('fail canvas is empty')
      const tempFilePath = `wxfile://tmp_${context.nextId('canvas')}.${String(fileType)}`
      store.put(tempFilePath, base64ToBytes(data.slice(data.indexOf(',') + 1)))
      return { tempFilePath }
    }),
  }
}

function synchronous(context: WxContext, store: FileStore, name: string, { sync, value, run }: FileCall) {
  return (...args: unknown[]) =>
    loud(name, () => {
      const result = run(store, Object.fromEntries(sync.map((argument, index) => [argument, args[index]])))
      return value === undefined ? undefined : context.own(Object(result)[value])
    })
}

function access(store: FileStore, { path }: CallOption): void {
  if (!store.hasFolder(String(path))) store.read(String(path))
}

function read(store: FileStore, { filePath, encoding, position = 0, length }: CallOption): Result {
  const whole = store.read(String(filePath))
  const start = Number(position)
  const bytes = whole.slice(start, length === undefined ? undefined : start + Number(length))
  if (encoding === undefined) return { data: bytes.buffer }
  if (encoding === 'base64') return { data: bytesToBase64(bytes) }
  if (encoding === 'utf8' || encoding === 'utf-8') return { data: bytesToText(bytes) }
  throw invalidEncoding(encoding)
}

function encoded(data: unknown, encoding: unknown = 'utf8') {
  const bytes = bytesOf(data)
  if (bytes) return bytes
  if (encoding === 'base64') return base64ToBytes(String(data))
  if (encoding === 'utf8' || encoding === 'utf-8') return textToBytes(String(data))
  throw invalidEncoding(encoding)
}

function invalidEncoding(encoding: unknown): WxFailure {
  return new WxFailure(`invalid encoding "${String(encoding)}"`)
}
