// `npm test`: the gate, which every change passes. `npm test -- --only contract` runs one of its stages.
import { requireNode } from './shared/node-version.mjs'

if (requireNode()) {
  import('./test/commands.mjs').then(({ gate }) => gate(process.argv.slice(2)))
}
