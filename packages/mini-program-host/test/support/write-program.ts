import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

type Files = Readonly<Record<string, string | object | undefined>>

const SMALLEST: Files = {
  'app.json': { pages: ['pages/a/a'] },
  'app.js': 'App({})\n',
  'pages/a/a.js': 'Page({})\n',
  'pages/a/a.json': {},
  'pages/a/a.wxml': '<view>a</view>\n',
}

const written: string[] = []

/** Writes a mini-program of one page, with some files changed, added, or left out by undefined; returns its folder. */
export function writeProgram(files: Files = {}): string {
  return writeFolder({ ...SMALLEST, ...files })
}

/** Writes a folder of files; bytes are written as they are, any other object as JSON. */
export function writeFolder(files: Files): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mini-program-'))
  written.push(folder)
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, toText(content))
  }
  return folder
}

function toText(content: string | object): string | Uint8Array {
  return typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content, null, 2)
}

/** Removes every folder that was written; for afterAll. */
export function removeWritten(): void {
  for (const folder of written.splice(0)) rmSync(folder, { recursive: true, force: true })
}
