import { git } from '../../../check/git.mjs'
import { PROJECTS, testKind } from '../../../check/test-kind.mjs'
import { builtServer } from '../builds/server.mjs'
import { jest } from '../runners/jest.mjs'

/** Tests that build, install or fill much: the run of everything has them. */
const LONG = [
  /^tools\/(pack|build\/server\.test)/,
  /^tools\/texts\/seventh-language/,
  /^server\/app\/demo\/fill\/fill\.test/,
]
const HOSTS = /^packages\//

/** The tests of pure code, of the server and of tools, and of pages and hosts those that are near the change. */
async function gateFiles() {
  // it needs packages, which the run installs first
  const { nearTests } = await import('../near.mjs')
  const files = git('ls-files', '--cached', '--others', '--exclude-standard')
  const tests = files.filter((file) => PROJECTS.includes(testKind(file)))
  const isCore = (file) => ['node', 'console'].includes(testKind(file)) && file.endsWith('.ts') && !HOSTS.test(file)
  const core = tests.filter((file) => isCore(file) && !LONG.some((pattern) => pattern.test(file)))
  const others = tests.filter((file) => !isCore(file))
  return [...core, ...nearTests(others, files)]
}

export const unit = {
  name: 'unit',
  title: 'Unit and page tests (jest: node, h5, console, native)',
  cores: 2,
  chromium: 'used',
  shard: 1,
  reports: ['unit'],
  repeats: true,
  inputs: [
    'src',
    'contract',
    'console',
    'server',
    'tools',
    'packages',
    'config',
    'native',
    'tests',
    'docs',
    'deploy',
    '.github',
    'types',
    // tests of the documents and of what is deployed read them
    ...[
      'README.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      'HACKS.md',
      'Dockerfile',
      'compose.yaml',
      'project.config.json',
    ],
    ...['.oxlintrc.json', '.env.example', '.dependency-cruiser.js', '.ci', '.devcontainer'],
  ],
  async run(context) {
    const files = context.files ?? (context.gate ? await gateFiles() : [])
    const projects = PROJECTS.filter(
      (project) => files.length === 0 || files.some((file) => testKind(file) === project),
    )
    // the projects come last, because a path after them would be read as one
    const args = ['--maxWorkers=2', '--selectProjects', ...projects]
    const env = { CHROMIUM: context.chromium ?? '', SOUK_TEST_SERVER: await builtServer(context) }
    return jest({ ...context, files }, 'unit', args, env)
  },
}
