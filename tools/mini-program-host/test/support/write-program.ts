import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

type Files = Readonly<Record<string, string | Buffer | object | undefined>>

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

/** Writes a folder of files; an object is written as JSON. */
export function writeFolder(files: Files): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mini-program-'))
  written.push(folder)
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    const plain = typeof content === 'string' || Buffer.isBuffer(content)
    writeFileSync(file, plain ? content : JSON.stringify(content, null, 2))
  }
  return folder
}

/** Removes every folder that was written; for afterAll. */
export function removeWritten(): void {
  for (const folder of written.splice(0)) rmSync(folder, { recursive: true, force: true })
}
