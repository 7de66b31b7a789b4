/** What docs/operating.md, deploy/ and compose.yaml tell an operator to run can be run. */
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { at } from '@contract/rules/lists'
import { readConfig } from '../../server/kernel/config/config'
import { SETTINGS } from '../../server/kernel/config/schema/settings'
import { ENTRIES } from '../../tools/build/server.mjs'
import { blocksOf } from '../operating/blocks.mjs'

const ROOT = path.join(__dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')

const page = read('docs/operating.md')
const blocks = blocksOf(page)
const isSetting = (name: string) => name in SETTINGS

const PRODUCTION = { NODE_ENV: 'production' }

/** What a shell has set after reading a file of settings, as souk-ops reads it. */
function sourced(file: string): Record<string, string> {
  const script = 'set -eu; set -a; eval "$1"; set +a; exec env -0'
  const output = execFileSync('env', ['-i', 'sh', '-c', script, 'sh', file], { encoding: 'utf8' })
  const pairs = output.split('\0').filter(Boolean)
  const variables = pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const)
  // the shell's own
  return Object.fromEntries(variables.filter(([name]) => !['PWD', '_', 'SHLVL', 'OLDPWD'].includes(name)))
}

/** The file that a step writes, with what its commands would say. */
function writtenBy(pattern: RegExp): string {
  const [, text = ''] = pattern.exec(page) ?? []
  expect(text).not.toBe('')
  return text
    .replaceAll(/^ {3}/gm, '')
    .replaceAll(/\$\(openssl rand -hex \d+\)/g, '0123456789abcdef0123456789abcdef')
    .replaceAll('$password', 'secret')
}

it('every command can be read by a shell', () => {
  expect(blocks.length).toBeGreaterThan(10)
  for (const { text } of blocks) {
    const { status, stderr } = spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' })
    expect([text, stderr, status]).toEqual([text, '', 0])
  }
})

it('the settings of a machine are settings, and a server starts with them', () => {
  const env = sourced(writtenBy(/souk\.env <<END\n([\s\S]*?) {3}END\n/))
  expect(Object.keys(env).filter((name) => !isSetting(name))).toEqual([])
  expect(readConfig({ ...PRODUCTION, ...env }).mailFrom).toBe('Your company <help@shop.example>')
})

it('scripts, built files and shipped files are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = blocks.map(({ text }) => text).join('\n')
  const all = (pattern: RegExp) => [...new Set([...commands.matchAll(pattern)].map((match) => at(match, 1)))]
  expect(all(/npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([])
  expect(all(/dist\/server\/([\w./-]+\.js)/g).filter((name) => !Object.values(ENTRIES).includes(name))).toEqual([])
  expect(all(/(deploy\/[\w@.-]+)/g).filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([])
})

describe('deploy/souk@.service', () => {
  const unit = read('deploy/souk@.service')
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  it('starts the built server with settings that exist', () => {
    expect(valueOf('ExecStart')).toBe('/usr/bin/env node --enable-source-maps /opt/souk/dist/server/main.js')
    const env = Object.fromEntries(
      valueOf('Environment')
        .split(' ')
        .map((pair) => pair.split('=')),
    )
    expect(Object.keys(env).filter((name) => !isSetting(name))).toEqual([])
    expect(env.NODE_ENV).toBe('production')
  })

  it('leaves a server the time that it drains', () => {
    const { drainS } = readConfig({ ...PRODUCTION, ...sourced(writtenBy(/souk\.env <<END\n([\s\S]*?) {3}END\n/)) })
    expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThanOrEqual(drainS + 30)
  })
})

describe('compose.yaml', () => {
  interface Compose {
    readonly 'x-server': { readonly environment: Readonly<Record<string, string>> }
    readonly services: Readonly<Record<string, unknown>>
  }
  const compose = parse(read('compose.yaml'), { merge: true }) as Compose
  const { environment } = compose['x-server']

  it('sets settings that exist, with which a server starts', () => {
    expect(Object.keys(environment).filter((name) => !isSetting(name))).toEqual([])
    const given = sourced(writtenBy(/cat > \.env <<END\n([\s\S]*?)END\n/))
    const filled = Object.entries(environment).map(([name, text]) => {
      const value = text.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, variable: string, otherwise = '') => {
        // required ones are in the file that the page writes
        if (text.includes(`\${${variable}:?`)) expect(Object.keys(given)).toContain(variable)
        return given[variable] ?? otherwise
      })
      return [name, value]
    })
    expect(readConfig({ ...PRODUCTION, ...Object.fromEntries(filled) }).publicUrl).toBe('https://shop.example')
  })

  it('has the services that the page names', () => {
    const lines = blocks.flatMap(({ text }) => text.split('\n')).map((line) => line.split(' #')[0] ?? '')
    const words = lines.flatMap((line) => /docker compose (?:exec|run|stop|start) (.*)/.exec(line)?.slice(1) ?? [])
    expect(words.length).toBeGreaterThan(5)
    expect(words.filter((line) => !line.split(' ').some((word) => word in compose.services))).toEqual([])
  })
})
