// `npm test`: every check there is, in order; `npm test -- --only contract` runs one stage.
import { requireNode } from './shared/node-version.mjs'

if (requireNode()) {
  import('./test/run.mjs').then(({ run }) => run(process.argv.slice(2)))
}
