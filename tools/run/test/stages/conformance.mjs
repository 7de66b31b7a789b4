import { command } from '../../shared/command.mjs'
import { checks } from '../check.mjs'

export const conformance = {
  name: 'conformance',
  cores: 2,
  last: true,
  reports: [],
  title: 'Conformance: which test proves which row',
  run: ({ reports, partial }) =>
    checks({
      name: 'conformance.md',
      run: async () => {
        const args = ['--import', 'tsx', 'tests/conformance/collect.ts', reports]
        if (partial) args.push('--partial')
        const { output } = await command(process.execPath, args, { name: 'conformance' })
        console.log(output.trimEnd())
      },
    }),
}
