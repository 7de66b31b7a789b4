import { jest } from './jest.mjs'
import { onPostgres } from './postgres.mjs'

/** Runs a suite of tests/<name> on the embedded engine and on PostgreSQL; the sums of both. */
export async function onBothEngines(context, name) {
  const suite = (engine, env) => {
    console.log(`  on ${engine}`)
    return jest(context, `${name}-${engine}`, ['--config', `tests/${name}/jest.config.js`], env)
  }
  const embedded = await suite('pglite', { DATABASE_URL: '' })
  const grown = await onPostgres(context, (url) => suite('postgres', { DATABASE_URL: url }))
  return {
    passed: embedded.passed + grown.passed,
    failed: embedded.failed + grown.failed,
    skipped: (embedded.skipped ?? 0) + (grown.skipped ?? 0),
  }
}
