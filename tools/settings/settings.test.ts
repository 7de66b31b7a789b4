import fs from 'node:fs'
import path from 'node:path'
import { readConfig } from '../../server/kernel/config/config'
import { readOperations } from '../../server/kernel/config/config-operations'
import type { Setting } from '../../server/kernel/config/schema/kinds'
import { GROUPS, SETTINGS } from '../../server/kernel/config/schema/settings'
import { example, withTables } from './generate'
import { namesRead } from './read-names'

const ROOT = path.join(__dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')

const SOURCES = fs
  .readdirSync(path.join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .map((file) => `server/${file.replaceAll(path.sep, '/')}`)

/** Most files have nothing to do with the environment, and need not be parsed to see it. */
const namesIn = (file: string) => {
  const text = read(file)
  return /\benv\b|\bEnvironment\b/.test(text) ? namesRead(file, text) : []
}

const isKnown = (name: string) => name in SETTINGS || (name.startsWith('OTEL_') && 'OTEL_*' in SETTINGS)

describe('the settings', () => {
  it.each([
    ['.env.example', example()],
    ['docs/operating.md', withTables(read('docs/operating.md'))],
  ])('%s is what `npm run settings` writes', (file, expected) => {
    expect(read(file)).toBe(expected)
  })

  it('are all that the server reads from its environment, and the server reads all of them', () => {
    const names = new Set(SOURCES.flatMap(namesIn))
    expect(names.size).toBeGreaterThan(40)
    expect([...names].filter((name) => !isKnown(name))).toEqual([])
    const isRead = (name: string) => names.has(name) || (name === 'OTEL_*' && names.has('OTEL_SERVICE_NAME'))
    expect(Object.keys(SETTINGS).filter((name) => !isRead(name))).toEqual([])
  })

  it('stand in one group each', () => {
    const names = GROUPS.flatMap(({ settings }) => Object.keys(settings))
    expect(new Set(names).size).toBe(names.length)
    expect(names).toHaveLength(Object.keys(SETTINGS).length)
  })

  it('mean the same when each default is written out', () => {
    const defaults = Object.entries<Setting>(SETTINGS).flatMap(([name, { fallback }]) =>
      fallback === undefined ? [] : [[name, fallback] as const],
    )
    expect(defaults.length).toBeGreaterThan(20)
    const written = Object.fromEntries(defaults)
    expect(readConfig(written)).toEqual(readConfig({}))
    expect(readOperations(written)).toEqual(readOperations({}))
  })

  it('name what must stay secret', () => {
    const secret = Object.entries<Setting>(SETTINGS).flatMap(([name, { secret }]) => (secret ? name : []))
    const looksSecret = Object.keys(SETTINGS).filter((name) => /SECRET|PASSWORD|TOKEN$/.test(name))
    expect(looksSecret.filter((name) => !secret.includes(name))).toEqual([])
    expect(secret).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL']))
  })
})

describe('the example', () => {
  it('changes nothing until a line is edited', () => {
    expect(
      example()
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#')),
    ).toEqual([])
  })
})

describe('what a file reads', () => {
  it.each([
    ['env.PORT', ['PORT']],
    ['process.env.A_B', ['A_B']],
    ["env['HOST']", ['HOST']],
    ['const { A: a, B } = process.env', ['A', 'B']],
    ["readNumber(env, 'MAX_LAG')", ['MAX_LAG']],
    ['function f({ C: c }: Environment) {}', ['C']],
    ["show('SCREAM'); const { D } = other; other.E", []],
  ])('%s', (text, expected) => {
    expect(namesRead('x.ts', text)).toEqual(expected)
  })
})
