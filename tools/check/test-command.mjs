import { availableParallelism } from 'node:os'
import { PROJECTS, testKind } from './test-kind.mjs'

/** On two cores jest would use only one. */
const WORKERS = Math.max(2, availableParallelism() - 1)

const JEST = 'node_modules/jest/bin/jest.js'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/**
 * The arguments for Node, run from the root, that test files of one kind.
 * @param {string} kind of test-kind.mjs
 * @param {readonly string[]} files from the repository's root
 * @param {readonly string[]} [further] for the runner
 */
export function testCommand(kind, files, further = []) {
  // --runTestsByPath: the path is not a pattern; --selectProjects comes last, because it would read a path after it as
  // a project
  if (PROJECTS.includes(kind)) return [JEST, '--runTestsByPath', ...files, ...further, '--selectProjects', kind]
  if (kind === 'e2e') return [PLAYWRIGHT, 'test', '--config', 'tests/e2e/playwright.config.ts', ...files, ...further]
  return [JEST, '--config', `tests/${kind}/jest.config.js`, '--runTestsByPath', ...files, ...further]
}

/** The same for files of several jest projects in one run, because each start takes time. */
export function jestCommand(files) {
  const kinds = PROJECTS.filter((project) => files.some((file) => testKind(file) === project))
  return [JEST, '--runTestsByPath', ...files, `--maxWorkers=${WORKERS}`, '--selectProjects', ...kinds]
}
