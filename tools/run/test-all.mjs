// `npm run test:all`: everything. `-- --shard 2/4` is the share of one of four machines, `-- --only faults` one stage.
import { requireNode } from './shared/node-version.mjs'

if (requireNode()) {
  import('./test/commands.mjs').then(({ all }) => all(process.argv.slice(2)))
}
