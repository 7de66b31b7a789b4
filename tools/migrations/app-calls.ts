/** Prints the calls that the app makes, as `npm run dump:release` keeps them: where they are, what they send and what they read. */
import { calls } from '../../contract/all-calls'
import type { Call } from '../../contract/calls/call'
import { consoleEndpoints } from '../../contract/endpoints/console'

const found = Object.entries<Call>(calls)
  .filter(([name]) => !(name in consoleEndpoints))
  .map(([name, { endpoint, fields, data }]) => {
    const { method, path, document = false } = endpoint
    return [name, { method, path, document, fields, data }]
  })

process.stdout.write(JSON.stringify(Object.fromEntries(found)))
