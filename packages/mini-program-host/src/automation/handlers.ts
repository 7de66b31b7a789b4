import type { Runtime } from '../types/runtime'
import { APP_HANDLERS } from './app/app-handlers'
import { ELEMENT_HANDLERS } from './elements/element-handlers'
import type { HandlerTable } from './handler-table'
import { PAGE_HANDLERS } from './page-handlers'
import type { Params } from './params'
import { TOOL_HANDLERS } from './tool/tool-handlers'
import { messageOf } from './wx-answer'

/** All methods of the automator protocol that miniprogram-automator 0.12.1 sends. */
export const handlers: HandlerTable = { ...APP_HANDLERS, ...PAGE_HANDLERS, ...ELEMENT_HANDLERS, ...TOOL_HANDLERS }

/**
 * Runs a method of the protocol. The result is plain JSON, an empty object for a method without one.
 * @throws Error with the message for the client
 */
export async function callHandler(runtime: Runtime, method: string, params: Params): Promise<unknown> {
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
  if (handler === undefined) throw new Error(`${method} is not implemented`)
  try {
    return (await handler(runtime, params)) ?? {}
  } catch (error) {
    throw new Error(messageOf(error))
  }
}
