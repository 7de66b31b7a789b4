import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { typeProjects } from './type-projects.mjs'

const ROOT = path.resolve(__dirname, '../..')
const inFolder = (folder: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => /^tsconfig.*\.json$/.test(name))
    .map((name) => path.posix.join(folder, name))

it('has every project that there is', () => {
  const files = typeProjects(true).map(({ file }) => file)
  expect([...files].sort()).toEqual([...inFolder('.'), ...inFolder('console'), ...inFolder('native')].sort())
  expect(files.every((file) => existsSync(path.join(ROOT, file)))).toBe(true)
})

it('leaves the native app out where React Native is not installed', () => {
  expect(typeProjects(false).map(({ file }) => file)).not.toContain('native/tsconfig.json')
  expect(typeProjects(false)).toHaveLength(typeProjects(true).length - 1)
})

it('takes an element of a list for one that may be missing, everywhere', () => {
  const set = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).compilerOptions?.noUncheckedIndexedAccess
  expect(typeProjects(true).map(({ file }) => [file, set(file)])).toEqual([
    ['tsconfig.json', true],
    ['console/tsconfig.json', undefined],
    ['tsconfig.server.json', undefined],
    ['tsconfig.tests.json', undefined],
    ['native/tsconfig.json', undefined],
  ])
})
