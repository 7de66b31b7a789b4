import { isFree } from '../run/shared/is-free.mjs'

/**
 * Development servers listen on all addresses, Souk's server on the loopback: a port is free when it is free on both.
 */
const HOSTS = ['0.0.0.0', '127.0.0.1']

/**
 * The first of the ports that is in use, or null. Taro would silently take the next free one.
 * @param {readonly number[]} ports
 * @returns {Promise<number | null>}
 */
export async function firstInUse(ports) {
  for (const port of ports) {
    for (const host of HOSTS) if (!(await isFree(port, host))) return port
  }
  return null
}
