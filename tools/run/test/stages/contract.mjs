import { jest } from '../jest.mjs'
import { onPostgres } from '../postgres.mjs'

const suite = (context, engine, env) => {
  console.log(`  on ${engine}`)
  return jest(context, `contract-${engine}`, ['--config', 'tests/contract/jest.config.js'], env)
}

export const contract = {
  name: 'contract',
  title: 'Contract suite: every call, good and bad, on both engines',
  async run(context) {
    const embedded = await suite(context, 'pglite', { DATABASE_URL: '' })
    const grown = await onPostgres(context, (url) => suite(context, 'postgres', { DATABASE_URL: url }))
    return {
      passed: embedded.passed + grown.passed,
      failed: embedded.failed + grown.failed,
      skipped: (embedded.skipped ?? 0) + (grown.skipped ?? 0),
    }
  },
}
