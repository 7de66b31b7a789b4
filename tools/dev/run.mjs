import { setTimeout as sleep } from 'node:timers/promises'
import { commandsFor, DATA, hint, probes } from './commands.mjs'
import { waitForData } from './data-lock.mjs'
import { portsOf, readOptions } from './options.mjs'
import { firstInUse } from './ports.mjs'
import { together } from './processes.mjs'

const POLL_MS = 500

/** Aborted by Ctrl-C and by other signals that end a process. */
function stopSignal() {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort())
  return stop.signal
}

async function answers(address) {
  try {
    return (await fetch(address)).ok
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

async function announce(options, stop) {
  for (const address of probes(options)) {
    while (!(await answers(address))) {
      if (stop.aborted) return
      await sleep(POLL_MS)
    }
  }
  console.log(`\n${hint(options)}\n`)
}

async function run(args, stop) {
  const options = readOptions(args, process.env)
  const inUse = await firstInUse(portsOf(options))
  if (inUse !== null) throw new RangeError(`Port ${inUse} is in use: stop what uses it, or set PORT`)
  await waitForData(process.env.SOUK_DATA ?? DATA, { stop })
  const over = new AbortController()
  const ready = announce(options, AbortSignal.any([stop, over.signal]))
  const first = await together(commandsFor(options, process.env), { stop })
  over.abort()
  await ready
  if (first) throw new RangeError(`${first.name} ${first.how}, and took the others with it`)
}

/** @param {string[]} args of the command line */
export async function dev(args) {
  try {
    await run(args, stopSignal())
  } catch (error) {
    console.error(error instanceof RangeError ? error.message : error)
    process.exitCode = 1
  }
}
