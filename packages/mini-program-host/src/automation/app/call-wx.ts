import type { Runtime } from '../../types/runtime'
import { toPlain } from '../plain'
import { isSynchronous } from './sync-names'
import { optionOf } from '../wx-answer'

/**
 * Calls a method of wx for a client and waits for its answer: the return value, or the result passed to success.
 * @throws the result passed to fail, or an Error when wx has no such method
 */
export async function callWx(runtime: Runtime, method: string, args: readonly unknown[]): Promise<unknown> {
  const call = runtime.wx[method]
  if (typeof call !== 'function') throw new Error(`wx.${method} is not a function`)
  const { realm } = runtime.surroundings
  const own = args.map((arg) => realm.copy(arg))
  const option = own.length === 0 ? realm.copy({}) : optionOf(own)
  if (isSynchronous(method) || option === undefined) return toPlain(await call.apply(runtime.wx, own))
  const answer = await new Promise((resolve, reject) => {
    const returned: unknown = call.call(runtime.wx, Object.assign(option, { success: resolve, fail: reject }))
    Promise.resolve(returned).catch(reject)
  })
  return toPlain(answer)
}
