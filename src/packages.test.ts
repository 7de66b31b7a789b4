import { LANGUAGE_CODES } from '@contract/base/languages'
import { CONTENT_PACKAGES, packageOf, PACKAGES, preloadRules, splitPackages, TEXT_PACKAGES } from './packages'
import { namesOn, pathsOn, ROUTES, TABS } from './routes'

const { main, subpackages } = PACKAGES
const packed = subpackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))

describe('the packages of screens', () => {
  it('hold every screen of the route table once, under its own path', () => {
    expect([...main, ...packed].sort()).toEqual(pathsOn('weapp').sort())
  })

  it('keep every tab in the main package, home first', () => {
    expect(main).toEqual(expect.arrayContaining(TABS.map((name) => ROUTES[name].path)))
    expect(main[0]).toBe(ROUTES.home.path)
  })

  it('keep no more there than the folders of the tabs', () => {
    const folder = (path: string) => path.split('/').slice(0, -1).join('/')
    const tabFolders = TABS.map((name) => folder(ROUTES[name].path))
    expect(main.filter((path) => !tabFolders.includes(folder(path)))).toEqual([])
  })

  it('never have a page of the main package in the folder of a subpackage, which WeChat refuses', () => {
    const inside = main.filter((path) => subpackages.some(({ root }) => path.startsWith(`${root}/`)))
    expect(inside).toEqual([])
  })

  it('are a folder each, in the order of the table', () => {
    const paths = ['pages/a/tab', 'pages/b/one', 'pages/c/one', 'pages/a/other', 'pages/b/two']
    expect(splitPackages(paths, ['pages/a/tab'])).toEqual({
      main: ['pages/a/tab', 'pages/a/other'],
      subpackages: [
        { root: 'pages/b', name: 'b', pages: ['one', 'two'] },
        { root: 'pages/c', name: 'c', pages: ['one'] },
      ],
    })
  })
})

describe('the packages of contents', () => {
  it('hold what every screen shows that is no tab and has no subpackage of its own', () => {
    expect(namesOn('weapp').filter((name) => packageOf(name) === undefined)).toEqual(TABS)
    expect(packageOf('pay')?.root).toBe('screens/cart')
    expect(packageOf('login')?.root).toBe('pages/users')
  })

  it('are no packages of pages', () => {
    expect(CONTENT_PACKAGES.flatMap(({ pages }) => pages)).toEqual([])
  })
})

describe('the packages of texts', () => {
  it('are one for every language but that of a first start', () => {
    const languages = TEXT_PACKAGES.map(({ root }) => root.replace(/^locales\/(\w+)-pack$/, '$1'))
    expect([...languages, 'es'].sort()).toEqual([...LANGUAGE_CODES].sort())
  })

  it('have no root that another one begins with', () => {
    const roots = [...subpackages, ...CONTENT_PACKAGES, ...TEXT_PACKAGES].map(({ root }) => root)
    const clashes = roots.filter((root) => roots.some((other) => other !== root && root.startsWith(other)))
    expect(clashes).toEqual([])
    expect(new Set(roots).size).toBe(roots.length)
  })
})

describe('what is fetched ahead', () => {
  const rules = preloadRules()

  it('is the product from home, and the orders from the account', () => {
    expect(rules[ROUTES.home.path]?.packages).toContain(packageOf('product')?.name)
    expect(rules[ROUTES.dashboard.path]?.packages).toContain(packageOf('orders')?.name)
  })

  it('is a package that exists, once per screen, and never the one the screen lies in', () => {
    const names = [...subpackages, ...CONTENT_PACKAGES].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const route of namesOn('weapp')) {
      const wanted = rules[ROUTES[route].path]?.packages ?? []
      expect(wanted.filter((name) => !names.includes(name))).toEqual([])
      expect(wanted).not.toContain(packageOf(route)?.name)
      expect(new Set(wanted).size).toBe(wanted.length)
    }
    expect(Object.values(rules).filter(({ packages }) => packages.length === 0)).toEqual([])
  })
})
