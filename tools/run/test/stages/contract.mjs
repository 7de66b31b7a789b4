import { onBothEngines } from '../runners/both-engines.mjs'

export const contract = {
  name: 'contract',
  title: 'Contract suite: every call, good and bad, on both engines',
  cores: 1,
  shard: 2,
  reports: ['contract-'],
  repeats: true,
  inputs: ['server', 'contract', 'tests/contract', 'tests/support', 'tests/search'],
  run: (context) => onBothEngines(context, 'contract', { together: true, deal: true }),
}
