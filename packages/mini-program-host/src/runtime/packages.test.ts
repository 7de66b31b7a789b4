import type { Program } from '../types/program'
import { componentsOf, createPackages } from './packages'

const program = {
  app: { pages: ['pages/a/a'], usingComponents: { everywhere: '/c/everywhere' } },
  pages: ['pages/a/a', 'more/b/b'],
  components: ['c/everywhere', 'c/one', 'c/two', 'more/c/c'],
  packages: [
    { root: '', pages: ['pages/a/a'], bytes: 0 },
    { root: 'more/', pages: ['more/b/b'], bytes: 0 },
  ],
  configs: {
    'pages/a/a': { usingComponents: { one: '../../c/one' } },
    'c/one': { usingComponents: { two: './two', one: './one' } },
  },
} as unknown as Program

function packages() {
  const ran: string[] = []
  return { ran, ...createPackages(program, (path) => void ran.push(path)) }
}

test("a package's components run before its pages, once", () => {
  const { ran, loadOf } = packages()
  loadOf('pages/a/a')
  loadOf('app')
  expect(ran).toEqual(['c/everywhere', 'c/one', 'c/two', 'pages/a/a'])
})

test('a subpackage is loaded when a file of it is asked for, and the main package always is', () => {
  const { ran, loadOf, isLoaded } = packages()
  expect([isLoaded('lib/x.js'), isLoaded('more/b/b.js')]).toEqual([true, false])
  loadOf('more/b/b')
  expect(isLoaded('more/b/b.js')).toBe(true)
  expect(ran).toEqual(['more/c/c', 'more/b/b'])
})

test('a page needs what it uses, what that uses, and what app.json lets all pages use', () => {
  expect(componentsOf(program, 'pages/a/a')).toEqual(['c/everywhere', 'c/one', 'c/two'])
  expect(componentsOf(program, 'more/b/b')).toEqual(['c/everywhere'])
})
