/** Every file of the app that only React Native uses has a test on React Native. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from '@contract/rules/lists'

const SRC = path.join(__dirname, '../../src')

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) => path.join(SRC, file))
const TEST = /\.rn\.test\.tsx$/
const branches = files.filter((file) => /\.rn\.tsx?$/.test(file))

/** `src/kit/scroll/scroll` of its native file and of what imports it. */
const nameOf = (file: string): string => file.replace(/(\.rn)?(\.tsx?)?$/, '')

/** The app's modules that a test itself imports, except those that it mocks. */
function imported(test: string): string[] {
  const text = readFileSync(test, 'utf8')
  const replaced = new Set([...text.matchAll(/jest\.mock\('([^']+)'/g)].map(([, from]) => from))
  return [...text.matchAll(/ from '((?:\.|@\/)[^']*)'/g)]
    .map((match) => at(match, 1))
    .filter((from) => !replaced.has(from))
    .map((from) =>
      nameOf(from.startsWith('@/') ? path.join(SRC, from.slice(2)) : path.resolve(path.dirname(test), from)),
    )
}

it('finds the native branches', () => {
  expect(branches.map((file) => path.relative(SRC, file))).toContain('kit/scroll/scroll.rn.tsx')
  expect(branches.every(existsSync)).toBe(true)
})

it('has a test on React Native for each of them, of its own name or one that imports it', () => {
  const tests = files.filter((file) => TEST.test(file))
  const tested = new Set([...tests.flatMap(imported), ...tests.map((file) => file.replace(TEST, ''))])
  const untested = branches.filter((file) => !tested.has(nameOf(file)))
  expect(untested.map((file) => path.relative(SRC, file))).toEqual([])
})
