/**
 * Puts faults into copies of the project, one at a time, and runs the tests that name their rows: every one must fail.
 *
 *   tsx tests/mutants/run.ts [--count 40] [--seed 1] [--at-once 2]
 *
 * The seed is printed, so that a run can be had again. Ends with one line `N caught, N not caught` and 1 when a fault
 * was not noticed.
 */
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { MUTANTS } from './all'
import { choose } from './choose'
import { copyProject } from './copy'
import { describe } from './mutant'
import { play } from './play'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    'at-once': { type: 'string', default: '2' },
  },
})

async function main(): Promise<void> {
  const waiting = choose(MUTANTS, Number(values.count), Number(values.seed))
  console.log(`${waiting.length} of ${MUTANTS.length} faults, chosen by seed ${values.seed}`)
  const sums = { caught: 0, missed: 0 }
  const work = async () => {
    const folder = copyProject()
    try {
      for (let mutant = waiting.pop(); mutant; mutant = waiting.pop()) {
        const outcome = await play(folder, mutant)
        sums[outcome === 'caught' ? 'caught' : 'missed'] += 1
        console.log(`  ${outcome}: ${describe(mutant)}`)
      }
    } finally {
      fs.rmSync(folder, { recursive: true, force: true })
    }
  }
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work))
  console.log(`${sums.caught} caught, ${sums.missed} not caught`)
  process.exitCode = sums.missed > 0 || sums.caught === 0 ? 1 : 0
}

void main()
