import { randomInt } from 'node:crypto'
import { oneAfterAnother } from '../shared/one-after-another.mjs'
import { jest } from './jest.mjs'
import { findPostgres, onPostgres } from './postgres.mjs'
import { serverEnv } from './server.mjs'
import { addUp } from './sums.mjs'

const ENGINES = {
  pglite: (context, work) => work({ DATABASE_URL: '' }),
  postgres: (context, work) => onPostgres(context, (url) => work({ DATABASE_URL: url })),
}

const MOST = 2 ** 31

const atOnce = (works) => Promise.all(works.map((work) => work()))

/** What has both engines share cases (tests/contract/support/dealt.ts); nothing in the long form or with one engine. */
async function dealing() {
  if (process.env.SOUK_LONG === '1' || !(await findPostgres())) return {}
  const seed = process.env.SOUK_SEED || String(randomInt(1, MOST))
  console.log(`  cases dealt with SOUK_SEED=${seed}`)
  return { SOUK_DEAL: '1', SOUK_SEED: seed }
}

/**
 * Runs a suite of tests/<name> on the embedded engine and on PostgreSQL, and adds up the results. Each engine has its
 * own server and database, so both may run at once, except in suites that kill a process at an exact moment.
 * @param {{ together?: boolean, deal?: boolean }} [options] `deal`: the suite has cases that go to one engine each
 */
export async function onBothEngines(context, name, { together = false, deal = false } = {}) {
  const shared = { ...(deal ? await dealing() : {}), ...(await serverEnv(context)) }
  const suites = Object.entries(ENGINES).map(([engine, on]) => () => {
    console.log(`  on ${engine}`)
    const suite = ['--config', `tests/${name}/jest.config.js`]
    return on(context, (env) => jest(context, `${name}-${engine}`, suite, { ...env, ...shared }))
  })
  return addUp(await (together ? atOnce(suites) : oneAfterAnother(suites)))
}
