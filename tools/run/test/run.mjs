/**
 * A run of tests: stages in order, as many at a time as there are cores for, each reported whether or not others
 * failed; red files once more; then one line with the totals. It has its own folder, PostgreSQL and ports, and does not
 * touch a running server, its data or its build.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CommandFailed, tail } from '../shared/command.mjs'
import { metered } from '../shared/cpu.mjs'
import { ensureInstalled } from '../shared/install.mjs'
import { fromRoot } from '../shared/paths.mjs'
import { duration, heading, seconds } from '../shared/report.mjs'
import { temporaryFolder } from '../shared/temporary-folder.mjs'
import { again } from './again.mjs'
import { besideEachOther } from './beside.mjs'
import { findChromium, versionOf } from './chromium.mjs'
import { failures } from './failures.mjs'
import { inputsOf, earlierResult, keep } from './earlier-results.mjs'
import { leaveWord } from './last-run.mjs'
import { startPostgres } from './own-postgres.mjs'
import { measurePatience } from './patience.mjs'
import { addUp, nothing } from './sums.mjs'
import { timeTable } from './time-table.mjs'

/** The gate's seed: every run meets the same cases. */
const SEED = 20_261_127
const MOST = 2 ** 31

/** A stage that cannot run counts as one failure. */
async function attempt(stage, context) {
  try {
    if (stage.chromium === 'needed' && !context.chromium) throw new Error('it needs a Chromium')
    return { ...nothing, ...(await stage.run(context)) }
  } catch (error) {
    if (error instanceof CommandFailed) console.error(tail(error.output))
    console.error(`${stage.name}: ${error instanceof CommandFailed ? error.message : error.stack}`)
    return { ...nothing, failed: 1 }
  }
}

async function play(stage, context) {
  const began = Date.now()
  heading(stage.title)
  const inputs = inputsOf(stage, context)
  const earlier = earlierResult(stage, context, inputs)
  const { result, seconds: cpu } = earlier
    ? { result: earlier.sums, seconds: 0 }
    : await metered(() => attempt(stage, context))
  const from = earlier ? `kept from ${earlier.when}` : 'now'
  if (!earlier) keep(stage, context, inputs, result)
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : ''
  const computed = cpu > 0 ? `, ${duration(cpu)} of CPU` : ''
  console.log(`${stage.name}: ${result.passed} ok, ${result.failed} not ok${skipped}, ${seconds(began)}${computed}`)
  return { stage, name: stage.name, seconds: (Date.now() - began) / 1000, cpu, from, ...result }
}

/** What the tests find in their environment, whatever the machine. */
function settle({ gate, postgres }, patience) {
  const seed = process.env.SOUK_SEED || String(gate ? SEED : randomInt(1, MOST))
  console.log(`Time limits × ${patience}; inputs are chosen with SOUK_SEED=${seed}`)
  delete process.env.DATABASE_URL
  Object.assign(process.env, {
    ...{ TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    ...{ SOUK_SEED: seed, HOST_FAULTS_SEED: seed, SOUK_PATIENCE: String(patience), SOUK_GATE: gate ? '1' : '' },
    SOUK_TEST_POSTGRES: postgres?.url ?? '',
  })
}

/** The reports of a run of everything, and the page that shows which test proves which row. */
function leaveReports(reports) {
  const place = fromRoot('.tmp/reports')
  rmSync(place, { recursive: true, force: true })
  if (existsSync(reports))
    cpSync(reports, place, { recursive: true, filter: (file) => !/\/(results|repeated)$/.test(file) })
}

/** Ctrl-C ends the current stages, whose commands get the signal as well, and everything is cleaned up. */
function onInterruption() {
  let stopped = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopped = true
    })
  }
  return () => stopped
}

/** Only what needs a browser fails without one. */
async function chromiumOr() {
  try {
    return await findChromium()
  } catch (error) {
    console.error(error.message)
    return undefined
  }
}

/** Installs and starts what the stages need; from here on nothing is fetched. */
async function prepare(context, stages) {
  await ensureInstalled('full')
  for (const install of new Set(stages.flatMap((stage) => stage.installs ?? []))) await install(context)
  context.postgres = await startPostgres(context.temporary)
  if (stages.some(({ chromium }) => chromium)) context.chromium = await chromiumOr()
  context.versions = {
    node: process.version,
    postgres: context.postgres?.version ?? null,
    chromium: context.chromium ? await versionOf(context.chromium) : null,
  }
  const { node, postgres, chromium } = context.versions
  console.log(`Node ${node}, PostgreSQL ${postgres ?? 'is not installed'}, ${chromium ?? 'no Chromium'}`)
  settle(context, await measurePatience())
}

async function playAll(context, stages, stopped) {
  const begin = (stage) => {
    if (stopped()) throw new RangeError('interrupted')
    return play(stage, context)
  }
  const others = await besideEachOther(
    stages.filter(({ last }) => !last),
    begin,
  )
  const { sums, flaky } = await again(context, others)
  const last = await besideEachOther(
    stages.filter((stage) => stage.last),
    begin,
  )
  return { times: [...others, ...last], sum: addUp([sums, ...last]), flaky }
}

/**
 * @param {object} options
 * @param {string} options.command for the reader
 * @param {boolean} options.gate the core and what is near a change, with the same inputs every time; else everything
 * @param {readonly import('./beside.mjs').Stage[]} options.stages
 * @param {boolean} options.partial some stages are left out
 * @param {boolean} [options.resume] takes stages that passed on the same inputs from earlier runs
 */
export async function run({ command, gate, stages, partial, resume = false }) {
  const began = Date.now()
  const stopped = onInterruption()
  const folder = fromRoot('.tmp', `test-${randomBytes(4).toString('hex')}`)
  const temporary = temporaryFolder()
  const reports = path.join(folder, 'reports')
  const context = {
    folder,
    reports,
    temporary: temporary.folder,
    // what is built once for all stages, also for those that get a copy of the context
    builds: {},
    gate,
    partial,
    kept: resume ? fromRoot('.tmp/kept') : null,
    ci: process.env.CI === 'true',
  }
  let outcome = { times: [], sum: nothing, flaky: [] }
  let failed = []
  try {
    mkdirSync(reports, { recursive: true })
    await prepare(context, stages)
    outcome = await playAll(context, stages, stopped)
  } catch (error) {
    if (error instanceof CommandFailed) console.error(tail(error.output))
    console.error(error instanceof RangeError ? error.message : error)
    outcome.sum = addUp([outcome.sum, { failed: 1 }])
  } finally {
    failed = failures(reports)
    context.postgres?.stop()
    if (!gate) leaveReports(reports)
    if (process.env.KEEP !== '1') {
      rmSync(folder, { recursive: true, force: true })
      temporary.remove()
    }
  }
  const { times, sum, flaky } = outcome
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((line) => `  ${line}`).join('\n')}`)
  if (times.length > 0) console.log(`\n${timeTable(times)}`)
  for (const line of flaky) console.log(`FLAKY ${line}`)
  console.log(`\nThe run took ${seconds(began)}.`)
  leaveWord({ command, partial, ...sum, flaky, minutes: (Date.now() - began) / 60_000 })
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
  console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`)
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
}
