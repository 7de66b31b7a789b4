import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './alive.mjs'
import { fromRoot } from './paths.mjs'

const POLL_MS = 1_000

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Runs the work while no other run of these scripts holds the lock of that name. A dead holder's lock is taken over.
 */
export async function alone(name, work) {
  mkdirSync(fromRoot('.tmp'), { recursive: true })
  const file = fromRoot('.tmp', `${name}.lock`)
  let told = false
  while (!take(file)) {
    const holder = holderOf(file)
    if (holder !== null && !isAlive(holder)) rmSync(file, { force: true })
    else if (!told) {
      told = true
      console.log(`  waiting for process ${holder}, which holds ${name}`)
    }
    await sleep(POLL_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
