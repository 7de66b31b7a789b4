import type { Instance, Runtime } from '../types/runtime'
import { readPath } from './data-path'
import { argsParam, objectParam, textParam, type Params } from './params'
import { toPlain } from './plain'

/** The data of a page or component: all of it, or at a path. */
export function getData(instance: Instance, params: Params) {
  const path = params.path === undefined ? undefined : textParam(params, 'path')
  return { data: toPlain(readPath(instance.data, path)) }
}

/** Settles when the view has drawn the new data. */
export function setData(runtime: Runtime, instance: Instance, params: Params): Promise<void> {
  const data = runtime.surroundings.realm.copy(objectParam(params, 'data'))
  return new Promise((resolve) => instance.setData(data, () => resolve()))
}

/** @throws Error when there is no such method, or when the method throws */
export async function callMethod(runtime: Runtime, instance: Instance, owner: string, params: Params) {
  const name = textParam(params, 'method')
  const method = instance[name]
  if (typeof method !== 'function') throw new Error(`${owner} has no method ${name}`)
  const { realm } = runtime.surroundings
  const args = argsParam(params).map((arg) => (typeof arg === 'object' && arg !== null ? realm.copy(arg) : arg))
  return { result: toPlain(await method.apply(instance, args)) }
}
