import { command } from '../../shared/command.mjs'
import { checks } from '../check.mjs'

export const conformance = {
  name: 'conformance',
  alone: true,
  title: 'Conformance: which test proves which row',
  run: ({ folder, partial }) =>
    checks({
      name: 'docs/conformance.md',
      run: async () => {
        const args = ['--import', 'tsx', 'tests/conformance/collect.ts', folder]
        if (partial) args.push('--partial')
        const { output } = await command(process.execPath, args, { name: 'conformance' })
        console.log(output.trimEnd())
      },
    }),
}
