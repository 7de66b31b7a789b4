import type { Runtime } from '../../types/runtime'
import { WxFailure } from '../wx-failure'

/** where an app may write */
export const USER_DATA_PATH = 'wxfile://usr'
const SCHEME = /^wxfile:\/\/[\w-]/

/** WeChat's numbers */
const NOT_FOUND = 1300002
const NOT_ALLOWED = 1300013

type Bytes = Uint8Array<ArrayBuffer>

/** The files of one mini-program, in memory: files of the app, and temporary ones. Lives as long as the host. */
export class FileStore {
  private readonly files = new Map<string, { readonly bytes: Bytes; readonly time: number }>()
  private readonly folders = new Set<string>([USER_DATA_PATH])

  /** @throws WxFailure */
  read(path: string): Bytes {
    return this.entry(path).bytes
  }

  /** milliseconds since 1970 */
  time(path: string): number {
    return this.entry(path).time
  }

  hasFile(path: string): boolean {
    return this.files.has(path)
  }

  hasFolder(path: string): boolean {
    return this.folders.has(trimmed(path))
  }

  /** Writes where the app may: below the user folder. */
  write(path: string, bytes: Bytes): void {
    checkOwn(path)
    if (!this.folders.has(parent(path))) throw notFound('open', path)
    if (this.folders.has(path)) throw new WxFailure(`illegal operation on a directory, open '${path}'`)
    this.put(path, bytes)
  }

  /** A file created by the host, such as a download. */
  put(path: string, bytes: Bytes): void {
    this.files.set(path, { bytes, time: Date.now() })
  }

  remove(path: string): void {
    this.entry(path)
    this.files.delete(path)
  }

  makeFolder(given: string, recursive: boolean): void {
    const path = trimmed(given)
    checkOwn(path)
    if (this.folders.has(path) || this.files.has(path)) throw new WxFailure(`file already exists ${path}`)
    if (!this.folders.has(parent(path))) {
      if (!recursive) throw notFound('mkdir', path)
      this.makeFolder(parent(path), true)
    }
    this.folders.add(path)
  }

  removeFolder(given: string, recursive: boolean): void {
    const path = trimmed(given)
    checkOwn(path)
    const names = this.list(path)
    if (names.length > 0 && !recursive) throw new WxFailure('directory not empty')
    for (const name of names) {
      const inner = `${path}/${name}`
      if (this.folders.has(inner)) this.removeFolder(inner, true)
      else this.files.delete(inner)
    }
    this.folders.delete(path)
  }

  list(given: string): string[] {
    const path = trimmed(given)
    if (!this.folders.has(path)) throw notFound('scandir', path)
    return [...this.folders, ...this.files.keys()]
      .filter((inner) => parent(inner) === path)
      .map((inner) => inner.slice(path.length + 1))
  }

  private entry(path: string) {
    const entry = this.files.get(path)
    if (!entry) throw notFound('open', path)
    return entry
  }
}

function notFound(action: string, path: string): WxFailure {
  return new WxFailure(`no such file or directory, ${action} '${path}'`, { errno: NOT_FOUND })
}

function checkOwn(path: string): void {
  if (SCHEME.test(path) && path.startsWith(`${USER_DATA_PATH}/`) && !path.includes('/../')) return
  throw new WxFailure(`permission denied, open '${path}'`, { errno: NOT_ALLOWED })
}

function parent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '')
}

const stores = new WeakMap<Runtime, FileStore>()

/** The only file store of a mini-program. */
export function filesOf(runtime: Runtime): FileStore {
  const known = stores.get(runtime)
  if (known) return known
  const store = new FileStore()
  stores.set(runtime, store)
  return store
}
