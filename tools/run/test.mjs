// `npm test`: runs all checks in order; `npm test -- --only contract` runs one stage.
import { requireNode } from './shared/node-version.mjs'

if (requireNode()) {
  import('./test/run.mjs').then(({ run }) => run(process.argv.slice(2)))
}
