/**
 * Loads pages of this version and of an earlier one in turn, as Lighthouse's mobile profile does, and writes a table into
 * docs/: npm run bench:load -- [--against commit] [--rounds 5] [--out docs]. Needs Linux and a PostgreSQL on this machine, at
 * DATABASE_URL or on the usual port, in which it may create databases. On a machine that does something else the times
 * say nothing.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { Pool } from 'pg'
import { linkTo } from '@/routes'
import { installApart } from '../run/shared/apart.mjs'
import { fromRoot } from '../run/shared/paths.mjs'
import { findChromium } from '../run/test/chromium.mjs'
import { overHttp2 } from './over-http2'
import { loadOf, loadTable, medianOf, type LighthouseReport, type Load, type LoadRow } from './loads'
import { run, start } from './server'
import { earlier, nameOf, newestRelease, present } from './version'

const LIGHTHOUSE = 'tools/lighthouse'

/** The product and the category are the demo shop's. */
const PAGES = {
  home: linkTo('home'),
  product: linkTo('product', { product_id: '1' }),
  list: linkTo('categoryDetail', { category_id: '1' }),
  cart: linkTo('cart'),
}

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    out: { type: 'string', default: 'docs' },
  },
})

type Start = (settings: Readonly<Record<string, string>>) => ReturnType<typeof start>

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Lighthouse loses a recording now and then, and says so. */
const TRIES = 3

/** One load by Lighthouse, with a cold cache, in a Chromium of its own. Throws when none of three tries is recorded. */
async function load(url: string, chromium: string, folder: string): Promise<Load> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await loadOnce(url, chromium, folder)
    } catch (error) {
      if (left === 0) throw error
      say(`again: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

async function loadOnce(url: string, chromium: string, folder: string): Promise<Load> {
  const file = path.join(folder, 'report.json')
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--ignore-certificate-errors',
  ]
  // not synchronous: the front answers meanwhile
  await promisify(execFile)(
    process.execPath,
    [
      fromRoot(LIGHTHOUSE, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  )
  return loadOf(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport)
}

const VERSIONS = ['before', 'now', 'now, HTTP/2'] as const

const text = (against: string, rows: readonly LoadRow[], rounds: number) => `# How pages load

Written by \`npm run bench:load\`: ${nameOf(null)} beside ${nameOf(against)}, both with the demo shop of the earlier one, ${new Date().toISOString().slice(0, 10)}. Each page
was loaded ${rounds} times by each version, in turn, with a cold cache, as Lighthouse's mobile profile does it: a phone with a quarter
of this machine's speed on a slow 4G network. Where the table does not say HTTP/2 it is HTTP/1.1. The figures are medians,
on ${os.cpus().length} cores that did nothing else; the times vary by a tenth from run to run. **Trust the differences.** What ends TLS
for HTTP/2 works on the same cores, which a proxy does not: its blocking time (TBT) is too high.

${loadTable(rows)}
`

async function main(): Promise<void> {
  const against = options.against ?? newestRelease()
  if (against === null) throw new Error('there is no release yet: name a commit with --against')
  const rounds = Number(options.rounds)
  const address = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres'
  await installApart(LIGHTHOUSE, 'Installing Lighthouse')
  const chromium = await findChromium()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'souk-load-'))
  const admin = new Pool({ connectionString: address, max: 1 })
  const databases = ['before', 'after'].map((side) => `souk_load_${process.pid}_${side}`) as [string, string]
  const at = (database: string) => Object.assign(new URL(address), { pathname: `/${database}` }).toString()
  const endings: (() => unknown)[] = [() => admin.end(), () => rmSync(folder, { recursive: true, force: true })]
  try {
    say(`building ${nameOf(against)} and ${nameOf(null)}`)
    const versions = [earlier(against, true), present(true)] as const
    endings.push(...versions.map((version) => () => version.remove()))
    say('filling the earlier version’s shop, and copying it')
    for (const name of databases) endings.push(() => admin.query(`drop database if exists ${name} with (force)`))
    await admin.query(`create database ${databases[0]}`)
    run(versions[0].server, 'seed.js', ['--demo'], at(databases[0]))
    await admin.query(`create database ${databases[1]} template ${databases[0]}`)
    const [before, now] = versions.map(({ server, web }, place) => (settings: Readonly<Record<string, string>>) => {
      const database = databases[place === 0 ? 0 : 1]
      return start(server, at(database), { SOUK_WEB: web, ...settings })
    }) as [Start, Start]
    const front = await overHttp2(folder)
    endings.push(() => front.stop())
    const running = [await before({}), await now({}), await now({ PUBLIC_URL: front.url })] as const
    endings.push(...running.map((each) => () => each.stop()))
    front.to(running[2].url)
    const urls = [running[0].url, running[1].url, front.url]
    const rows: LoadRow[] = []
    for (const [page, link] of Object.entries(PAGES)) {
      const loads = VERSIONS.map((): Load[] => [])
      for (let round = 0; round < rounds; round += 1) {
        // each begins as often as the others
        for (let turn = 0; turn < VERSIONS.length; turn += 1) {
          const place = (round + turn) % VERSIONS.length
          loads[place]?.push(await load(`${urls[place]}/#${link}`, chromium, folder))
        }
      }
      const row = {
        page,
        loads: Object.fromEntries(VERSIONS.map((name, place) => [name, medianOf(loads[place] ?? [])])),
      }
      say(loadTable([row]))
      rows.push(row)
    }
    const file = path.join(options.out ?? 'docs', 'performance.md')
    writeFileSync(file, text(against, rows, rounds))
    say(`written to ${file}`)
  } finally {
    for (const end of endings.reverse()) await end()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
