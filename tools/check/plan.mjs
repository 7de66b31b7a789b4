/** What has to run for a change, derived from the changed files' names and from the files that import them. */
import { typeProjects } from '../lint/type-projects.mjs'
import { contractFiles } from './contract-files.mjs'
import { distances } from './graph.mjs'
import { jestCommand, testCommand } from './test-command.mjs'
import { PROJECTS, testKind } from './test-kind.mjs'

const CACHE = 'node_modules/.cache'
const TESTS = 80
const CONTRACTS = 5

const any = (files, pattern) => files.some((file) => pattern.test(file))

function typeTasks(touched, by, hasNative) {
  const near = [...distances(touched, by)].filter(([, distance]) => distance <= 1).map(([file]) => file)
  return typeProjects(hasNative)
    .filter((project) => any(project.near ? near : touched, project.touchedBy))
    .map(({ name, file }) => {
      const info = `${CACHE}/tsc/${name}.tsbuildinfo`
      return {
        name: `types of ${name}`,
        bin: 'tsc',
        args: ['--noEmit', '-p', file, '--incremental', '--tsBuildInfoFile', info],
      }
    })
}

function lintTasks(touched, present) {
  const code = present.filter((file) => /\.(tsx?|mjs|cjs|js)$/.test(file))
  const styles = present.filter((file) => /^src\/.*\.scss$/.test(file))
  const graph = ['--cache', `${CACHE}/depcruise`, 'src', 'contract', 'server']
  return [
    ...(code.length > 0 ? [{ name: 'oxlint', bin: 'oxlint', args: ['--type-aware', ...code] }] : []),
    ...(present.length > 0
      ? [{ name: 'oxfmt', bin: 'oxfmt', args: ['--check', '--no-error-on-unmatched-pattern', ...present] }]
      : []),
    ...(styles.length > 0 ? [{ name: 'stylelint', bin: 'stylelint', args: styles }] : []),
    ...(any(touched, /^(src|contract|server)\/.*\.tsx?$|^\.dependency-cruiser\.js$|^tools\/lint\/.*\.cjs$/)
      ? [{ name: 'dependency-cruiser', bin: 'depcruise', args: graph }]
      : []),
    ...(any(touched, /^src\/.*\.rn\.tsx?$/)
      ? [
          {
            name: 'dependency-cruiser, native',
            bin: 'depcruise',
            args: ['--config', 'tools/lint/native-cruiser.cjs', 'src'],
          },
        ]
      : []),
    ...(code.length > 0
      ? [
          { name: 'citations', script: 'tools/lint/citations.mjs', args: [] },
          { name: 'folder sizes', script: 'tools/lint/folder-sizes.mjs', args: [] },
          { name: 'words', script: 'tools/lint/words.mjs', args: [] },
        ]
      : []),
    ...(any(touched, /^src\//) ? [{ name: 'raw values', script: 'tools/lint/raw-values.mjs', args: [] }] : []),
  ]
}

const playContract = (files) => testCommand('contract', files)

const counted = (count) => `${count} file${count === 1 ? '' : 's'}`

function testTask(name, found, limit, command) {
  const files = found.slice(0, limit)
  if (files.length === 0) return []
  const [script, ...args] = command(files)
  const how = files.length < found.length ? `the nearest ${files.length} of ` : ''
  return [{ name: `${name}: ${how}${counted(found.length)}`, script, args }]
}

/**
 * @param {object} change
 * @param {readonly string[]} change.present files that were added or changed
 * @param {readonly string[]} change.gone
 * @param {readonly string[]} change.files all files of the repository
 * @param {Map<string, string[]>} change.by of importers()
 * @param {(file: string) => string} change.read
 * @param {boolean} change.all runs every test that the change reaches, however many
 * @param {boolean} change.hasNative whether React Native is installed
 */
export function plan({ present, gone, files, by, read, all, hasNative }) {
  const touched = [...present, ...gone]
  const tests = [...distances(present, by).keys()].filter((file) => PROJECTS.includes(testKind(file)))
  return [
    ...typeTasks(touched, by, hasNative),
    ...testTask('jest', tests, all ? Infinity : TESTS, jestCommand),
    ...lintTasks(touched, present),
    ...testTask('contract', contractFiles(present, files, by, read), all ? Infinity : CONTRACTS, playContract),
  ]
}
