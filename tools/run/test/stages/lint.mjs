import { npm } from '../../shared/command.mjs'
import { checksBeside } from '../check.mjs'

const script = (name) => ({ name, run: () => npm(['run', name, '--silent'], { name }) })

export const lint = {
  name: 'lint',
  alone: true,
  title: 'Lint and types',
  run: () => checksBeside([script('lint')], [script('types')]),
}
