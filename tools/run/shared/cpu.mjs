/** The CPU time of commands, which only Linux reports. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'

const STAT = '/proc/self/stat'
/** USER_HZ, which is the same on every Linux. */
const PER_SECOND = 100
/** cutime and cstime, among the fields after the program's name. */
const FIELDS = [13, 14]

/** @param {string} stat of proc(5); the CPU seconds of all descendants that have ended */
export function childrenSeconds(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return FIELDS.reduce((sum, field) => sum + Number(fields[field]), 0) / PER_SECOND
}

function readStat() {
  try {
    return readFileSync(STAT, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

const meters = new AsyncLocalStorage()
let underWay = 0
let counted = 0

const total = () => {
  const stat = readStat()
  return stat === null ? 0 : childrenSeconds(stat)
}

/** Call it when a command starts; call the returned function once it has ended, to count its time. */
export function countCommand() {
  const meter = meters.getStore()
  if (underWay === 0) counted = total()
  underWay += 1
  return () => {
    underWay -= 1
    const now = total()
    // commands end one after the other: the time since the last end belongs to this one
    if (meter) meter.seconds += now - counted
    counted = now
  }
}

/**
 * Runs the work; `seconds` is the CPU time of its commands, 0 where the system does not report it.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, seconds: number }>}
 */
export function metered(work) {
  const meter = { seconds: 0 }
  return meters.run(meter, async () => ({ result: await work(), seconds: meter.seconds }))
}
