// Runs all static checks in parallel, prints those that fail, and exits with non-zero when any does.
import { runAll } from './run-all.mjs'

const STYLES = 'src/**/*.scss'

runAll([
  { name: 'oxlint', bin: 'oxlint', args: ['--type-aware'] },
  { name: 'oxfmt', bin: 'oxfmt', args: ['--check'] },
  { name: 'stylelint', bin: 'stylelint', args: ['--allow-empty-input', STYLES] },
  {
    name: 'dependency-cruiser',
    bin: 'depcruise',
    args: ['src', 'contract', 'server', 'console', 'packages', 'tools', 'tests', 'config', 'native'],
  },
  { name: 'dependency-cruiser, native', bin: 'depcruise', args: ['--config', 'tools/lint/native-cruiser.cjs', 'src'] },
  { name: 'Dockerfile', script: 'tools/lint/dockerfile.mjs', args: [] },
  { name: 'citations', script: 'tools/lint/citations.mjs', args: [] },
  { name: 'knip', bin: 'knip', args: ['--no-progress', '--no-config-hints'] },
  { name: 'folder sizes', script: 'tools/lint/folder-sizes.mjs', args: [] },
  { name: 'table writers', script: 'tools/lint/table-writers.mjs', args: [] },
  { name: 'texts', bin: 'tsx', args: ['tools/texts/check.ts'] },
  { name: 'raw values', script: 'tools/lint/raw-values.mjs', args: [] },
  { name: 'words', script: 'tools/lint/words.mjs', args: [] },
])
