import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../run/shared/alive.mjs'

const POLL_MS = 200
const PATIENCE_MS = 30_000

function holderOf(folder) {
  try {
    return Number.parseInt(readFileSync(path.join(folder, 'lock'), 'utf8'), 10) || null
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * Waits until no living process holds a data folder: a server that was just stopped still writes its last pages. If the
 * wait is too long, the server itself names the holder.
 * @param {string} folder
 * @param {{ print?: (line: string) => void, patienceMs?: number, stop?: AbortSignal }} [options]
 */
export async function waitForData(folder, { print = console.log, patienceMs = PATIENCE_MS, stop } = {}) {
  const until = Date.now() + patienceMs
  let told = false
  for (let holder = holderOf(folder); holder && isAlive(holder); holder = holderOf(folder)) {
    if (Date.now() > until || stop?.aborted) return
    if (!told) print(`Waiting for process ${holder}, which holds ${folder}`)
    told = true
    await sleep(POLL_MS)
  }
}
