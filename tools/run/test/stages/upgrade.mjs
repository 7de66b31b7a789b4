import { onBothEngines } from '../runners/both-engines.mjs'

export const upgrade = {
  name: 'upgrade',
  title: 'Data of earlier versions, and data on the move',
  cores: 1,
  shard: 2,
  reports: ['upgrade-'],
  inputs: ['server', 'contract', 'tests/upgrade', 'tests/contract/support', 'tests/support'],
  run: (context) =>
    onBothEngines(context, 'upgrade', { together: true, deal: true, only: context.gate ? 'postgres' : undefined }),
}
