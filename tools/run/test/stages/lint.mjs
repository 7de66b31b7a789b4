import { npm } from '../../shared/command.mjs'
import { checks } from '../check.mjs'

const script = (name) => ({ name, run: () => npm(['run', name, '--silent'], { name }) })

export const lint = {
  name: 'lint',
  title: 'Lint and types',
  cores: 1,
  shard: 1,
  reports: [],
  run: () => checks(script('types'), script('lint')),
}
