/** How patient the tests have to be on this machine, by one measurement at the start. */
import { createHash } from 'node:crypto'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'

/** A suite has two workers: what else runs on the machine shows only when both cores are asked. */
const WORKERS = 2
const ROUNDS = 500_000
/** What the work takes on two idle cores of the machine on which the limits were set. */
const IDLE_MS = 1_100
const MOST = 4

function work() {
  let text = 'souk'
  for (let round = 0; round < ROUNDS; round += 1) text = createHash('sha256').update(text).digest('hex')
}

if (!isMainThread) {
  const began = performance.now()
  work()
  parentPort.postMessage(performance.now() - began)
}

const measured = () =>
  new Promise((resolve, reject) => {
    new Worker(fileURLToPath(import.meta.url), { execArgv: [] }).once('message', resolve).once('error', reject)
  })

/** @param {number} ms that the work took; the factor for every limit, from 1 to 4 */
export const factorOf = (ms) => Math.min(MOST, Math.max(1, Math.round((ms / IDLE_MS) * 10) / 10))

/** Measures the machine. @returns {Promise<number>} what every time limit is multiplied by */
export async function measurePatience() {
  const times = await Promise.all(Array.from({ length: WORKERS }, measured))
  return factorOf(Math.max(...times))
}
