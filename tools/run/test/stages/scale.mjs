import { command } from '../../shared/command.mjs'
import { onPostgres } from '../postgres.mjs'

const SUMS = /(\d+) within, (\d+) above/

export const scale = {
  name: 'scale',
  cores: 1,
  shard: 2,
  reports: [],
  inputs: ['server', 'contract', 'tests/scale', 'tests/contract/support', 'tests/support'],
  title: 'What each call reads in a small and in a large shop, against tests/scale/caps.json',
  run: (context) =>
    onPostgres(context, async (url) => {
      const args = ['--import', 'tsx', 'tests/scale/run.ts']
      const env = { TEST_DATABASE_URL: url }
      const { output } = await command(process.execPath, args, { name: 'scale', env, show: true, allowFailure: true })
      const [, within, above] = SUMS.exec(output) ?? [null, '0', '1']
      return { passed: Number(within), failed: Number(above) }
    }),
}
