import { isFree } from '../shared/is-free.mjs'

/**
 * Whether something listens already where the server will.
 * @param {{ PORT?: string, HOST?: string }} settings
 * @returns {Promise<boolean>}
 */
export async function isInUse({ PORT, HOST }) {
  try {
    return !(await isFree(Number(PORT || 3000), HOST || '127.0.0.1'))
  } catch {
    // a wrong address is the server's to report, which knows its settings
    return false
  }
}
