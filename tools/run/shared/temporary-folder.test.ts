import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { one } from '@contract/rules/lists'
import { isAlive } from './alive.mjs'
import { postgresPrograms } from './postgres-programs.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

const NAMES = ['TMPDIR', 'TMP', 'TEMP'] as const
const before = NAMES.map((name) => [name, process.env[name]] as const)
let parent: string

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-folders-'))
})
afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  fs.rmSync(parent, { recursive: true })
})

it('is where this process and what it starts have their temporary files, until it is removed', () => {
  const { folder, remove } = temporaryFolder(parent)
  expect(path.dirname(folder)).toBe(parent)
  expect(NAMES.map((name) => process.env[name])).toEqual([folder, folder, folder])
  remove()
  expect(fs.readdirSync(parent)).toEqual([])
})

it('removes what a killed run has left, and leaves those of running ones alone', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  for (const [name, pid] of [
    ['souk-run-killed', gone],
    ['souk-run-running', process.pid],
  ] as const) {
    fs.mkdirSync(path.join(parent, name))
    fs.writeFileSync(path.join(parent, name, 'pid'), String(pid))
  }
  fs.mkdirSync(path.join(parent, 'other'))
  const { folder } = temporaryFolder(parent)
  expect(fs.readdirSync(parent).sort()).toEqual(['other', path.basename(folder), 'souk-run-running'].sort())
})

const withPostgres = postgresPrograms() ? it : it.skip
const FOLDER = pathToFileURL(path.join(__dirname, 'temporary-folder.mjs')).href
const POSTGRES = pathToFileURL(path.join(__dirname, '../test/own-postgres.mjs')).href

/** A run that starts its PostgreSQL and then dies without a word. */
const KILLED = `
  const { temporaryFolder } = await import('${FOLDER}')
  const { startPostgres } = await import('${POSTGRES}')
  await startPostgres(temporaryFolder(process.argv[1]).folder)
  process.kill(process.pid, 'SIGKILL')`

withPostgres('stops the PostgreSQL of a killed run', async () => {
  fs.chmodSync(parent, 0o711)
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', KILLED, parent])
  expect([signal, String(stderr)]).toEqual(['SIGKILL', ''])
  const left = one(fs.readdirSync(parent))
  const postmaster = Number.parseInt(fs.readFileSync(path.join(parent, left, 'postgres/postmaster.pid'), 'utf8'), 10)
  expect(isAlive(postmaster)).toBe(true)
  const { folder } = temporaryFolder(parent)
  expect(fs.readdirSync(parent)).toEqual([path.basename(folder)])
  while (isAlive(postmaster)) await sleep(50)
})
