/**
 * The whole test run: stages in order, two at a time, each reported whether or not others failed, then one line with
 * the totals. It works in its own folder with free ports, and does not touch a running server, its data or its build.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { CommandFailed, tail } from '../shared/command.mjs'
import { ensureInstalled } from '../shared/install.mjs'
import { fromRoot } from '../shared/paths.mjs'
import { metered } from '../shared/cpu.mjs'
import { duration, heading, seconds } from '../shared/report.mjs'
import { besideEachOther } from './beside.mjs'
import { build } from './stages/build.mjs'
import { compare } from './stages/compare.mjs'
import { conformance } from './stages/conformance.mjs'
import { contract } from './stages/contract.mjs'
import { endToEnd } from './stages/end-to-end.mjs'
import { faults } from './stages/faults.mjs'
import { lint } from './stages/lint.mjs'
import { measures } from './stages/measures.mjs'
import { miniProgram } from './stages/mini-program.mjs'
import { mutants } from './stages/mutants.mjs'
import { native } from './stages/native.mjs'
import { pictures } from './stages/pictures.mjs'
import { repeat } from './stages/repeat.mjs'
import { scale } from './stages/scale.mjs'
import { unit } from './stages/unit.mjs'
import { upgrade } from './stages/upgrade.mjs'
import { wechat } from './stages/wechat.mjs'
import { failures } from './failures.mjs'
import { addUp, nothing } from './sums.mjs'
import { timeTable } from './time-table.mjs'

/**
 * In starting order: cheap and informative stages first, then those that others wait for, then the long ones.
 * docs/decisions/0036-test-run.md has the reasons.
 */
const STAGES = [
  ...[lint, build, unit, wechat],
  ...[native, endToEnd, miniProgram, contract, measures, upgrade, compare, mutants, scale],
  ...[faults, conformance],
]

/** Stages that run only when named. */
const EXTRA = [repeat, pictures]

const namesAfter = (flag, args) => args.flatMap((arg, index) => (args[index - 1] === flag ? arg.split(',') : []))

/** `--only a,b` runs only these stages, `--also c` adds c at the end; without options the usual ones run. */
function asked(args) {
  const [only, also] = [namesAfter('--only', args), namesAfter('--also', args)]
  const all = [...STAGES, ...EXTRA]
  const unknown = [...only, ...also].filter((name) => !all.some((stage) => stage.name === name))
  if (unknown.length > 0 || args.length !== 2 * args.filter((arg) => arg === '--only' || arg === '--also').length) {
    throw new RangeError(`usage: npm test -- [--only|--also <${all.map((stage) => stage.name).join('|')}>[,…]]`)
  }
  const first = only.length > 0 ? all.filter(({ name }) => only.includes(name)) : STAGES
  return {
    stages: [...new Set([...first, ...all.filter(({ name }) => also.includes(name))])],
    partial: only.length > 0,
  }
}

async function runStage(stage, context) {
  const began = Date.now()
  heading(stage.title)
  const { result: sum, seconds: cpu } = await metered(() => attempt(stage, context))
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
  // CPU time is what counts: the elapsed time depends on the other stage
  const computed = cpu > 0 ? `, ${duration(cpu)} of CPU` : ''
  console.log(`${stage.name}: ${sum.passed} ok, ${sum.failed} not ok${skipped}, ${seconds(began)}${computed}`)
  context.times.push({ name: stage.name, seconds: (Date.now() - began) / 1000, cpu, ...sum })
  return sum
}

/** A stage that cannot run counts as one failure. */
async function attempt(stage, context) {
  try {
    return { ...nothing, ...(await stage.run(context)) }
  } catch (error) {
    if (error instanceof CommandFailed) console.error(tail(error.output))
    console.error(`${stage.name}: ${error instanceof CommandFailed ? error.message : error.stack}`)
    return { ...nothing, failed: 1 }
  }
}

/** Ctrl-C ends the current stage, whose commands get the signal as well, and everything is cleaned up. */
function onInterruption() {
  let stopped = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopped = true
    })
  }
  return () => stopped
}

/** @param {string[]} args of the command line */
export async function run(args) {
  const began = Date.now()
  const stopped = onInterruption()
  const folder = fromRoot('.tmp', `test-${randomBytes(4).toString('hex')}`)
  const times = []
  let failed = []
  let sum = nothing
  try {
    const { stages, partial } = asked(args)
    mkdirSync(folder, { recursive: true })
    await ensureInstalled('full')
    const context = {
      folder,
      partial,
      ci: process.env.CI === 'true',
      h5: null,
      weapp: null,
      native: null,
      times,
    }
    const sums = await besideEachOther(stages, (stage) => {
      if (stopped()) throw new RangeError('interrupted')
      return runStage(stage, context)
    })
    sum = addUp(sums)
  } catch (error) {
    if (error instanceof CommandFailed) console.error(tail(error.output))
    console.error(error instanceof RangeError ? error.message : error)
    sum = addUp([sum, { failed: 1 }])
  } finally {
    failed = failures(folder)
    if (process.env.KEEP !== '1') rmSync(folder, { recursive: true, force: true })
  }
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((line) => `  ${line}`).join('\n')}`)
  if (times.length > 0) console.log(`\n${timeTable(times)}`)
  console.log(`\nThe run took ${seconds(began)}.`)
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
  console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`)
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
}
