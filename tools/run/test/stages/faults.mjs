import { onBothEngines } from '../runners/both-engines.mjs'
import { changedFiles } from '../changed.mjs'
import { ensureNginx } from '../nginx.mjs'
import { nothing } from '../sums.mjs'

/** What a kill in the middle could leave half done. */
const WRITES = /^server\/(kernel\/db|areas\/(orders|ledger|payments|settlement))\//
const KILLS = ['tests/faults/kill.fault.ts', 'tests/faults/reversals.fault.ts']

export const faults = {
  name: 'faults',
  title: 'Faults: kills, a database and a Redis that are away, too much load, and servers beside each other',
  // they come in the middle of something, at an exact moment
  cores: 2,
  shard: 2,
  reports: ['faults-'],
  installs: [ensureNginx],
  inputs: ['server', 'contract', 'deploy', 'tests/faults', 'tests/contract/support', 'tests/support'],
  run(context) {
    if (!context.gate) return onBothEngines(context, 'faults')
    if (changedFiles().some((file) => WRITES.test(file))) {
      return onBothEngines({ ...context, files: KILLS }, 'faults', { only: 'postgres' })
    }
    console.log('  no kills: the schema, orders, ledger, payments and settlements have not changed')
    return nothing
  },
}
