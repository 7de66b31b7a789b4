import { oneAfterAnother } from '../../shared/one-after-another.mjs'
import { jest } from './jest.mjs'
import { onPostgres } from '../postgres.mjs'
import { serverEnv } from '../builds/server.mjs'
import { addUp } from '../sums.mjs'

const ENGINES = {
  pglite: (context, work) => work({ DATABASE_URL: '' }),
  postgres: (context, work) => onPostgres(context, (url) => work({ DATABASE_URL: url })),
}

const atOnce = (works) => Promise.all(works.map((work) => work()))

/** What has both engines share cases (tests/contract/support/dealt.ts); nothing in the long form or with one engine. */
const dealing = ({ postgres }) => (process.env.SOUK_LONG !== '1' && postgres ? { SOUK_DEAL: '1' } : {})

/**
 * Runs a suite of tests/<name> on the embedded engine and on PostgreSQL, and adds up the results. Each engine has its
 * own server and database, so both may run at once, except in suites that kill a process at an exact moment.
 * @param {{ together?: boolean, deal?: boolean, only?: 'postgres' }} [options] `deal`: the suite has cases that go to one
 * engine each; `only`: this one, if there is one
 */
export async function onBothEngines(context, name, { together = false, deal = false, only } = {}) {
  const shared = { ...(deal ? dealing(context) : {}), ...(await serverEnv(context)) }
  const engines = only && context.postgres ? [only] : Object.keys(ENGINES)
  const suites = engines.map((engine) => () => {
    console.log(`  on ${engine}`)
    const suite = ['--config', `tests/${name}/jest.config.js`]
    return ENGINES[engine](context, (env) => jest(context, `${name}-${engine}`, suite, { ...env, ...shared }))
  })
  return addUp(await (together ? atOnce(suites) : oneAfterAnother(suites)))
}
