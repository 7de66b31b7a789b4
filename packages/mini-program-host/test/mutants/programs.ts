import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Every file of a mini-program, by path with suffix. */
export type Files = Readonly<Record<string, string | Uint8Array>>

export type Change = (files: Files, program: TestProgram) => Files

/** A mini-program that the walk passes on, and where it keeps what mutants change. */
export interface TestProgram {
  readonly name: 'plain' | 'taro-like'
  readonly files: Files
  /** in which home's elements stand */
  readonly template: string
  readonly wxs: string
}

export const PROGRAMS: readonly TestProgram[] = [
  { name: 'plain', files: filesOf('plain'), template: 'pages/home/home.wxml', wxs: 'utils/format.wxs' },
  { name: 'taro-like', files: filesOf('taro-like'), template: 'base.wxml', wxs: 'utils.wxs' },
]

function filesOf(name: TestProgram['name']): Files {
  const folder = path.join(__dirname, '../fixtures', name)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((file) => statSync(path.join(folder, file)).isFile())
  return Object.fromEntries(files.map((file) => [file, contentOf(path.join(folder, file))]))
}

function contentOf(file: string): string | Uint8Array {
  return file.endsWith('.png') ? new Uint8Array(readFileSync(file)) : readFileSync(file, 'utf8')
}

/** Changes each occurrence in a file; the file must have one, else the mutant would be none. */
export function replace(file: string, old: string, fresh: string): Change {
  return (files) => {
    const text = textOf(files, file)
    if (!text.includes(old)) throw new Error(`${file} has no ${old}`)
    return { ...files, [file]: text.replaceAll(old, fresh) }
  }
}

export function append(file: string, more: string): Change {
  return (files) => ({ ...files, [file]: textOf(files, file) + more })
}

export function write(file: string, text: string): Change {
  return (files) => {
    textOf(files, file)
    return { ...files, [file]: text }
  }
}

/** Takes away each file whose path begins so. */
export function remove(start: string): Change {
  return (files) => {
    const kept = Object.entries(files).filter(([file]) => !file.startsWith(start))
    if (kept.length === Object.keys(files).length) throw new Error(`there is no ${start}`)
    return Object.fromEntries(kept)
  }
}

/** A change that is another one for each program. */
export function each(changes: Readonly<Record<TestProgram['name'], Change>>): Change {
  return (files, program) => changes[program.name](files, program)
}

function textOf(files: Files, file: string): string {
  const text = files[file]
  if (typeof text !== 'string') throw new Error(`there is no text ${file}`)
  return text
}
