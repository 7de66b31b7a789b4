/** The call with which a web page begins [wire.start]: the handlers of its parts answer it. */
import { calls, type Data } from '@contract/all-calls'
import { START_PARTS } from '@contract/endpoints/start'
import { handle, type CallHandler, type Context } from '../../kernel/http/context'
import { createDecoder } from '../../kernel/http/decode'

const parts = Object.entries(START_PARTS).map(([name, { call, fields, ...when }]) => ({
  name,
  call,
  home: 'home' in when,
  fields: createDecoder(calls[call].fields)(
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)])),
  ),
}))

/** The handler of the call, which has its parts answered by these handlers. */
export function startHandler(handlers: readonly CallHandler[]): CallHandler {
  const byName = new Map<string, CallHandler>(handlers.map((handler) => [handler.name, handler]))
  return handle('start', async (context) => {
    const asked = parts.filter(({ home }) => !home || context.fields.home === true)
    const answers = asked.map(async ({ name, call, fields }) => {
      const handler = byName.get(call)
      if (!handler) throw new Error(`no handler answers ${call}`)
      return [name, await handler.run({ ...context, fields } as unknown as Context)] as const
    })
    return Object.fromEntries(await Promise.all(answers)) as unknown as Data<'start'>
  })
}
