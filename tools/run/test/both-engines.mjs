import { oneAfterAnother } from '../shared/one-after-another.mjs'
import { jest } from './jest.mjs'
import { onPostgres } from './postgres.mjs'
import { serverEnv } from './server.mjs'
import { addUp } from './sums.mjs'

const ENGINES = {
  pglite: (context, work) => work({ DATABASE_URL: '' }),
  postgres: (context, work) => onPostgres(context, (url) => work({ DATABASE_URL: url })),
}

const atOnce = (works) => Promise.all(works.map((work) => work()))

/**
 * Runs a suite of tests/<name> on the embedded engine and on PostgreSQL, and adds up the results. Each engine has its
 * own server and database, so both may run at once, except in suites that kill a process at an exact moment.
 * @param {{ together?: boolean }} [options]
 */
export async function onBothEngines(context, name, { together = false } = {}) {
  const suites = Object.entries(ENGINES).map(([engine, on]) => () => {
    console.log(`  on ${engine}`)
    const suite = ['--config', `tests/${name}/jest.config.js`]
    return on(context, async (env) =>
      jest(context, `${name}-${engine}`, suite, { ...env, ...(await serverEnv(context)) }),
    )
  })
  return addUp(await (together ? atOnce(suites) : oneAfterAnother(suites)))
}
