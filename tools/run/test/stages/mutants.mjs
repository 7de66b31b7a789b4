import { command } from '../../shared/command.mjs'

const SUMS = /(\d+) caught, (\d+) not caught/

export const mutants = {
  name: 'mutants',
  cores: 2,
  shard: 1,
  reports: [],
  inputs: ['src', 'contract', 'config', 'console', 'server', 'tests', 'jest.config.js'],
  title: 'Mutants: 40 faults, chosen by seed, each of which must turn a row of the conformance list red',
  async run() {
    const args = ['--import', 'tsx', 'tests/mutants/run.ts', '--seed', process.env.SOUK_SEED]
    const { output } = await command(process.execPath, args, { name: 'mutants', show: true, allowFailure: true })
    const [, caught, missed] = SUMS.exec(output) ?? [null, '0', '1']
    return { passed: Number(caught), failed: Number(missed) }
  },
}
