/** Writes the checksums of new migrations: `npm run db:sums`, which `npm run db:generate` calls. */
import { fromRoot } from '../run/shared/paths.mjs'
import { addSums } from './sums.mjs'

try {
  for (const tag of addSums(fromRoot('server/kernel/db/migrations'))) console.log(`sums.json: ${tag} added`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
