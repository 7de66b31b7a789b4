/**
 * Measures calls of this version and of an earlier one side by side, with the same data, and writes a table and a picture
 * into docs/: npm run bench -- [--against commit] [--rounds 5] [--out docs]. With --steps 20000 it measures instead how many
 * orders the timers of both move in a second; --capacity reckons from the table what sizes need. In a shop that `npm run fill` has
 * filled, at DATABASE_URL or in the folder of SOUK_DATA, --answers measures how long this version takes to answer, and --recall
 * whether its searches find what is meant. Needs Linux; a comparison needs a PostgreSQL on this machine, at DATABASE_URL or on the
 * usual port, in which it may create databases.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { capacityTable, costsIn } from './capacity'
import { CALLS, enter, STOCK, type Shop } from './calls'
import { Client } from './client'
import { answers, recall } from './filled'
import { dearer, median, picture, quantile, table, type Compared, type Figures } from './report'
import { run, spent, start, type Running } from './server'
import { steps } from './steps'
import { earlier, nameOf, newestRelease, present } from './version'

/** How long a call is played in a round, in milliseconds: long enough for a clock that ticks every 10. */
const PLAY_MS = 500
const WARM_UP = 30
/** How long the timers of a version are watched, in seconds. */
const STEPS_S = 90

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    out: { type: 'string', default: 'docs' },
    steps: { type: 'string' },
    capacity: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    recall: { type: 'boolean', default: false },
  },
})

const say = (line: string) => process.stdout.write(`${line}\n`)

interface Side {
  readonly server: Running
  readonly shop: Shop
}

async function query(database: string, statement: string): Promise<unknown[]> {
  const pool = new Pool({ connectionString: database, max: 1 })
  try {
    return (await pool.query(statement)).rows as unknown[]
  } finally {
    await pool.end()
  }
}

const LOOK_EVERY_MS = 500

/** A version that starts on the data of an earlier one may index its products first. */
async function untilIndexed(database: string): Promise<void> {
  const [table] = (await query(database, "select to_regclass('search_queue') as name")) as { name: string | null }[]
  if (!table?.name) return
  while ((await query(database, 'select from search_queue limit 1')).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** What was measured of one call: the CPU time of each round, and how long each answer took. */
interface Measured {
  readonly cpu: number[]
  readonly database: number[]
  readonly times: number[]
}

/** Plays a call for half a second, one after the other. */
async function play({ server, shop }: Side, call: (shop: Shop) => Promise<unknown>, into: Measured): Promise<void> {
  const before = await server.cpu()
  let count = 0
  for (const end = performance.now() + PLAY_MS; performance.now() < end; count += 1) {
    const began = performance.now()
    await call(shop)
    into.times.push(performance.now() - began)
  }
  const took = spent(before, await server.cpu(), server.pid)
  into.cpu.push((took.server + took.database) / count)
  into.database.push(took.database / count)
}

const figuresOf = ({ cpu, database, times }: Measured): Figures => ({
  cpu: median(cpu),
  database: median(database),
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
})

/** Both versions in turn, each going first in every other round, so that neither has the quieter machine. */
async function compare(name: string, sides: readonly [Side, Side], rounds: number): Promise<Compared> {
  const call = CALLS[name]
  if (!call) throw new Error(`there is no call ${name}`)
  const measured: readonly [Measured, Measured] = [
    { cpu: [], database: [], times: [] },
    { cpu: [], database: [], times: [] },
  ]
  for (const { shop } of sides) for (let count = 0; count < WARM_UP; count += 1) await call(shop)
  for (let round = 0; round < rounds; round += 1) {
    for (const place of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      await play(sides[place], call, measured[place])
    }
  }
  const [before, after] = measured
  return { name, before: figuresOf(before), after: figuresOf(after) }
}

const costlier = (names: readonly string[]) =>
  names.length === 0
    ? 'No call costs more CPU time than before, beyond the tenth that rounds of the same code differ by.'
    : `More than a tenth dearer than before: ${names.join('; ')}.`

const text = (against: string, rows: readonly Compared[], rounds: number) => `# What calls cost

Written by \`npm run bench\`: ${nameOf(null)} beside ${nameOf(against)}, with the data of the demo shop on PostgreSQL, ${new Date().toISOString().slice(0, 10)}.
Each call was played in ${rounds} rounds, in turn by one and the other version, one request after the other, on ${os.cpus().length} cores, both
servers on the same one. The CPU time is that of the server and of its connections at the database together: the median of
the rounds. All times are in milliseconds, and those of the answers depend on what else the machine does. **Trust the
ratios.**

${costlier(dearer(rows))}

![The CPU time of each call, this version by the earlier one](pictures/bench.svg)

${table(rows)}
`

async function main(): Promise<void> {
  const against = options.against ?? newestRelease()
  if (against === null) throw new Error('there is no release yet: name a commit with --against')
  const rounds = Number(options.rounds)
  const out = options.out ?? 'docs'
  const address = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres'
  const admin = new Pool({ connectionString: address, max: 1 })
  const databases = ['before', 'after'].map((side) => `souk_bench_${process.pid}_${side}`) as [string, string]
  const at = (database: string) => Object.assign(new URL(address), { pathname: `/${database}` }).toString()
  const endings: (() => unknown)[] = [() => admin.end()]
  try {
    say(`building ${nameOf(against)} and ${nameOf(null)}`)
    const versions = [earlier(against), present()] as const
    endings.push(...versions.map((version) => () => version.remove()))
    say('filling the earlier version’s shop, and copying it')
    for (const name of databases) endings.push(() => admin.query(`drop database if exists ${name} with (force)`))
    await admin.query(`create database ${databases[0]}`)
    run(versions[0].server, 'seed.js', ['--demo'], at(databases[0]))
    await query(at(databases[0]), STOCK)
    await admin.query(`create database ${databases[1]} template ${databases[0]}`)
    if (options.steps !== undefined) {
      for (const [place, { server }] of versions.entries()) {
        const { moved, rate, cpu } = await steps(
          server,
          at(databases[place === 0 ? 0 : 1]),
          Number(options.steps),
          STEPS_S,
        )
        const name = nameOf(place === 0 ? against : null)
        say(`${name}: ${moved} orders, ${rate.toFixed(0)} a second, ${cpu.toFixed(2)} ms of CPU each`)
      }
      return
    }
    const servers: Running[] = []
    for (const [place, { server }] of versions.entries()) {
      const running = await start(server, at(databases[place === 0 ? 0 : 1]))
      endings.push(() => running.stop())
      servers.push(running)
    }
    const sides = (await Promise.all(
      servers.map(async (server) => ({ server, shop: await enter(new Client(server.url)) })),
    )) as [Side, Side]
    for (const database of databases) await untilIndexed(at(database))
    for (const { shop } of sides) endings.push(() => shop.client.close())
    const rows: Compared[] = []
    for (const name of Object.keys(CALLS)) {
      const row = await compare(name, sides, rounds)
      say(`${name}: ${(row.after.cpu / row.before.cpu).toFixed(2)} of the CPU time`)
      rows.push(row)
    }
    mkdirSync(path.join(out, 'pictures'), { recursive: true })
    writeFileSync(path.join(out, 'bench.md'), text(against, rows, rounds))
    writeFileSync(path.join(out, 'pictures/bench.svg'), picture(rows))
    say(`written to ${path.join(out, 'bench.md')}`)
  } finally {
    for (const end of endings.reverse()) await end()
  }
}

const capacity = async () =>
  say(capacityTable(costsIn(readFileSync(path.join(options.out ?? 'docs', 'bench.md'), 'utf8'))))
const asked = async () => say(`\n${await (options.recall ? recall() : answers(say))}`)
const other = options.capacity ? capacity : asked
const work = options.capacity || options.answers || options.recall ? other : main

work().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
