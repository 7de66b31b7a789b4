/** The two commands; docs/decisions/0071-two-commands.md says what is in which. */
import { requestedStages } from './options.mjs'
import { run } from './run.mjs'
import { ALL, EXTRA, GATE } from './stages.mjs'

async function play(args, known, options) {
  let wanted
  try {
    wanted = requestedStages(args, known)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    console.error(error.message)
    process.exitCode = 1
    return
  }
  await run({ command: known.command, ...wanted, ...options })
}

/** `npm test`. */
export const gate = (args) => play(args, { command: 'npm test', all: GATE }, { gate: true })

/** `npm run test:all`, which outside CI goes on from the stages that passed on the same inputs. */
export const all = (args) =>
  play(
    args,
    { command: 'npm run test:all', all: ALL, extra: EXTRA },
    { gate: false, resume: process.env.CI !== 'true' },
  )
