import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { noteAddress, notedAddress } from './running'

const ADDRESS = 'http://127.0.0.1:3000'
const ONE = 'postgres://souk:secret@db.example/one'
const OTHER = 'postgres://souk:secret@db.example/other'

it.each([
  ['a command that names no database', null, null, ADDRESS],
  ['a command beside a server on PostgreSQL', ONE, null, ADDRESS],
  ['a command that names the server’s database', ONE, ONE, ADDRESS],
  ['a command that names another database', ONE, OTHER, null],
  ['a command that names a database, beside the embedded one', null, ONE, null],
])('%s finds its own server alone', (_, served, asked, found) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-running-'))
  const dataFolder = path.join(folder, 'data')
  expect(notedAddress({ dataFolder, databaseUrl: asked })).toBeNull()
  noteAddress({ dataFolder, databaseUrl: served }, ADDRESS)
  expect(notedAddress({ dataFolder, databaseUrl: asked })).toBe(found)
  expect(fs.readdirSync(folder)).toEqual(['data'])
  expect(fs.readFileSync(path.join(dataFolder, 'address'), 'utf8')).not.toContain('secret')
  fs.rmSync(folder, { recursive: true })
})
