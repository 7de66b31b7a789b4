import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '../../kernel/config/config'
import { openData } from '../process/open-data'
import { runOps } from './run'

let folder: string
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'souk-ops-')), 'data')
})
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }))

const run = (...words: string[]) => runOps(words, readConfig({ SOUK_DATA: folder }), () => undefined)

it.each([
  ['orders'],
  ['appoint', 'you@shop.example'],
  ['second-factor', 'reset', 'you@shop.example'],
  ['export', 'x.tar'],
])('%s begins no shop where there is none [role.operator]', async (...words) => {
  process.env.SOUK_OPS_EMAIL = 'you@shop.example'
  process.env.SOUK_OPS_PASSWORD = 'three-small-goats'
  await expect(run(...words)).rejects.toThrow(`there is no shop in ${folder}: set DATABASE_URL, or SOUK_DATA`)
  expect(fs.existsSync(folder)).toBe(false)
})

it('opens the one that is there', async () => {
  await (await openData(readConfig({ SOUK_DATA: folder }))).close()
  await expect(run('appoint', 'you@shop.example')).rejects.toThrow('you@shop.example')
})
