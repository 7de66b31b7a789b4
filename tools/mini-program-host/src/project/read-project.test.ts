import path from 'node:path'
import { faultsOf } from '../../test/support/faults-of'
import { removeWritten, writeFolder, writeProgram } from '../../test/support/write-program'
import { readProject } from './read-project'

const PLAIN = path.join(__dirname, '../../test/fixtures/plain')
const UNIT = { 'c/c.js': 'Component({})', 'c/c.wxml': '<view/>', 'c/c.json': { component: true } }
const TAB_PAGES = { 'pages/b/b.js': 'Page({})', 'pages/b/b.wxml': '<view/>' }

const faults = (folder: string) => faultsOf(() => readProject(folder))
const faultsWith = (files: Parameters<typeof writeProgram>[0]) => faults(writeProgram(files))
const app = (config: object) => ({ 'app.json': { pages: ['pages/a/a'], ...config } })
const tabs = (list: readonly object[], more = {}) =>
  app({ pages: ['pages/a/a', 'pages/b/b'], tabBar: { list, ...more } })

afterAll(removeWritten)

describe('a project is read', () => {
  it('with its pages, tabs and components by their paths', () => {
    const project = readProject(PLAIN)
    expect(project.pages).toEqual([
      'pages/home/home',
      'pages/forms/forms',
      'pages/detail/detail',
      'pages/media/media',
      'pages/web/web',
      'extras/pages/far/far',
    ])
    expect(project.tabs).toEqual(['pages/home/home', 'pages/forms/forms'])
    expect([...project.components].sort()).toEqual([
      'components/counter/counter',
      'components/price-tag/price-tag',
      'extras/components/note/note',
    ])
  })

  it('with what usingComponents names resolved from the root, and that of app.json in every json', () => {
    const { configs } = readProject(PLAIN)
    expect(configs.get('pages/home/home')?.usingComponents).toEqual({
      'price-tag': '/components/price-tag/price-tag',
      counter: '/components/counter/counter',
    })
    expect(configs.get('extras/components/note/note')?.usingComponents).toEqual({
      'price-tag': '/components/price-tag/price-tag',
    })
  })

  it('with the bytes of each package, each file counted once', () => {
    const { packages, sizes } = readProject(PLAIN)
    expect(packages.map(({ root }) => root)).toEqual(['', 'extras'])
    expect(packages[1]?.pages).toEqual(['extras/pages/far/far'])
    const all = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
    expect(packages.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(all)
    const far = [...sizes].filter(([file]) => file.startsWith('extras/')).reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(packages[1]?.bytes).toBe(far)
  })

  it('with the entry page first', () => {
    const files = { ...app({ pages: ['pages/a/a', 'pages/b/b'], entryPagePath: 'pages/b/b' }), ...TAB_PAGES }
    expect(readProject(writeProgram(files)).pages).toEqual(['pages/b/b', 'pages/a/a'])
  })

  it('where project.config.json says that it lies', () => {
    const folder = writeFolder({
      'project.config.json': { miniprogramRoot: 'dist/' },
      'dist/app.json': { pages: ['a'] },
      'dist/app.js': '',
      'dist/a.js': '',
      'dist/a.wxml': '',
    })
    expect(readProject(folder).folder).toBe(path.join(folder, 'dist'))
  })

  it('without node_modules and hidden files', () => {
    const folder = writeProgram({ 'node_modules/x/app.js': 'x', '.git/config': 'x' })
    expect([...readProject(folder).sizes.keys()]).toEqual([
      'app.js',
      'app.json',
      'pages/a/a.js',
      'pages/a/a.json',
      'pages/a/a.wxml',
    ])
  })

  it('with either spelling of subPackages', () => {
    const folder = writeProgram({
      ...app({ subpackages: [{ root: '/sub/', pages: ['s'] }] }),
      'sub/s.js': '',
      'sub/s.wxml': '',
    })
    expect(readProject(folder).pages).toEqual(['pages/a/a', 'sub/s'])
  })

  it('with a component of npm', () => {
    const folder = writeProgram({
      'pages/a/a.json': { usingComponents: { kit: 'kit' } },
      'miniprogram_npm/kit/index.js': '',
      'miniprogram_npm/kit/index.wxml': '',
      'miniprogram_npm/kit/index.json': { component: true },
    })
    expect(readProject(folder).components).toEqual(['miniprogram_npm/kit/index'])
  })

  it('with the default of a generic', () => {
    const generic = { component: true, componentGenerics: { item: { default: '../../c/c' }, other: true } }
    const folder = writeProgram({ 'pages/a/a.json': { ...generic, component: undefined }, ...UNIT })
    expect(readProject(folder).components).toEqual(['c/c'])
  })

  it('with components that use each other', () => {
    const folder = writeProgram({
      ...UNIT,
      'c/c.json': { component: true, usingComponents: { c: './c' } },
      'pages/a/a.json': { usingComponents: { c: '../../c/c' } },
    })
    expect(readProject(folder).components).toEqual(['c/c'])
  })
})

describe('a folder is refused', () => {
  it('that does not exist', () => {
    expect(faults('/nowhere/at/all')).toEqual(['/nowhere/at/all does not exist'])
  })

  it('that is a file', () => {
    const file = path.join(PLAIN, 'app.js')
    expect(faults(file)).toEqual([`${file} is not a folder`])
  })

  it('that holds no app.json', () => {
    const folder = writeFolder({ 'index.html': '<html></html>' })
    expect(faults(folder)).toEqual([`${folder} is no mini-program: it has no app.json`])
  })

  it('whose project.config.json is broken', () => {
    expect(faults(writeFolder({ 'project.config.json': '{\n  "miniprogramRoot": dist\n}' }))[0]).toMatch(
      /^project\.config\.json:2:22 is not JSON: /,
    )
  })

  it('without app.js', () => {
    expect(faultsWith({ 'app.js': undefined })).toEqual(['app.js is missing'])
  })
})

describe('app.json is refused', () => {
  it.each([
    ['a comma too many', '{\n  "pages": ["pages/a/a",]\n}', '2:24'],
    ['a comment', '{\n  // pages\n  "pages": []\n}', '2:3'],
    ['an end too early', '{ "pages": [', '1:13'],
    ['nothing at all', '', '1:1'],
  ])('with %s, by line and column', (_, text, place) => {
    expect(faultsWith({ 'app.json': text })).toEqual([expect.stringMatching(`^app\\.json:${place} is not JSON: `)])
  })

  it.each([
    ['a list', [], 'app.json:1:1 "the file" must be an object'],
    ['no pages', {}, 'app.json:1:1 "pages" must be a list'],
    ['an empty list of pages', { pages: [] }, 'app.json:2:12 "pages" names no page'],
    ['a page that is no text', { pages: ['pages/a/a', 7] }, 'app.json:4:5 "pages[1]" must be a text that is not empty'],
    [
      'a subpackage without root',
      { pages: ['pages/a/a'], subPackages: [{ pages: [] }] },
      'app.json:6:5 "subPackages[0].root" must be a text that is not empty',
    ],
    ['a tab bar without list', { pages: ['pages/a/a'], tabBar: {} }, 'app.json:5:13 "tabBar.list" must be a list'],
    [
      'a timeout that is no number',
      { pages: ['pages/a/a'], networkTimeout: { request: '1s' } },
      'app.json:6:16 "networkTimeout.request" must be a number of 0 or more',
    ],
  ])('with %s', (_, config, fault) => {
    expect(faultsWith({ 'app.json': config })).toEqual([fault])
  })

  it('for a page whose files are missing, at the page', () => {
    expect(faultsWith(app({ pages: ['pages/a/a', 'pages/gone/gone'] }))).toEqual([
      'app.json:4:5 page "pages/gone/gone" has no pages/gone/gone.js and no pages/gone/gone.wxml',
    ])
  })

  it('for a page that is named twice', () => {
    expect(faultsWith(app({ pages: ['pages/a/a', 'pages/a/a'] }))).toEqual([
      'app.json:4:5 page "pages/a/a" is named twice',
    ])
  })

  it('for a page with a leading slash', () => {
    expect(faultsWith(app({ pages: ['/pages/a/a'] }))).toEqual([
      'app.json:3:5 page "/pages/a/a" must not begin with a slash',
    ])
  })

  it('for an entry page that is no page', () => {
    expect(faultsWith(app({ entryPagePath: 'pages/b/b' }))).toEqual([
      'app.json:5:20 the entry page "pages/b/b" is not in "pages"',
    ])
  })

  it('for a subpackage whose folder is missing', () => {
    expect(faultsWith(app({ subPackages: [{ root: 'sub', pages: [] }] }))).toEqual([
      'app.json:7:15 subpackage "sub" has no folder',
    ])
  })

  it('for subpackages of one name, and for one inside another', () => {
    const files = { ...app({ subpackages: ['s', 's', 's/t'].map((root) => ({ root, pages: [] })) }), 's/t/x.js': '' }
    expect(faultsWith(files)).toEqual([
      'app.json:11:15 subpackage "s" is named twice',
      'app.json:15:15 subpackages "s/t" and "s" lie in one another',
    ])
  })

  it('for a page of the main package that lies in a subpackage', () => {
    const config = app({ pages: ['pages/a/a', 'sub/s'], subPackages: [{ root: 'sub', pages: [] }] })
    expect(faultsWith({ ...config, 'sub/s.js': '', 'sub/s.wxml': '' })).toEqual([
      'app.json:4:5 page "sub/s" of the main package lies in the subpackage "sub"',
    ])
  })

  it('for a tab that is no page of the main package', () => {
    const config = tabs([
      { pagePath: 'pages/a/a', text: 'a' },
      { pagePath: 'pages/c/c', text: 'c' },
    ])
    expect(faultsWith({ ...config, ...TAB_PAGES })).toEqual([
      'app.json:13:21 tab "pages/c/c" is no page of the main package',
    ])
  })

  it('for one tab alone, or the same tab twice', () => {
    const tab = { pagePath: 'pages/a/a', text: 'a' }
    expect(faultsWith({ ...tabs([tab]), ...TAB_PAGES })).toEqual(['app.json:7:13 a tab bar has 2 to 5 tabs, not 1'])
    expect(faultsWith({ ...tabs([tab, tab]), ...TAB_PAGES })).toEqual(['app.json:13:21 tab "pages/a/a" is named twice'])
  })

  it('for a tab without text', () => {
    expect(faultsWith({ ...tabs([{ pagePath: 'pages/a/a' }]), ...TAB_PAGES })).toEqual([
      'app.json:8:7 "tabBar.list[0].text" must be a text that is not empty',
    ])
  })

  it("for a tab's picture that is missing, or above 40 KB", () => {
    const list = [
      { pagePath: 'pages/a/a', text: 'a', iconPath: 'gone.png' },
      { pagePath: 'pages/b/b', text: 'b', iconPath: './big.png' },
    ]
    expect(faultsWith({ ...tabs(list), ...TAB_PAGES, 'big.png': Buffer.alloc(40_961) })).toEqual([
      'app.json:11:21 the tab\'s picture "gone.png" is missing',
      'app.json:16:21 the tab\'s picture "./big.png" has 40961 bytes: more than 40960',
    ])
  })

  it('for a custom tab bar without its component', () => {
    const list = ['a', 'b'].map((name) => ({ pagePath: `pages/${name}/${name}`, text: name }))
    expect(faultsWith({ ...tabs(list, { custom: true }), ...TAB_PAGES })).toEqual([
      'app.json:17:15 a custom tab bar needs the component "custom-tab-bar/index"',
    ])
  })
})

describe('a component is refused', () => {
  const page = (config: object) => ({ 'pages/a/a.json': config })

  it('that is missing, at its name', () => {
    expect(faultsWith(page({ usingComponents: { c: '../../c/c' } }))).toEqual([
      'pages/a/a.json:3:10 component "../../c/c" is missing: there is no json of it',
    ])
    expect(faultsWith(app({ usingComponents: { c: '/c/c' } }))).toEqual([
      'app.json:6:10 component "/c/c" is missing: there is no json of it',
    ])
  })

  it('whose js or wxml is missing', () => {
    const files = { ...UNIT, 'c/c.js': undefined, 'c/c.wxml': undefined }
    expect(faultsWith({ ...page({ usingComponents: { c: '../../c/c' } }), ...files })).toEqual([
      'c/c.json:1:1 component "c/c" has no c/c.js and no c/c.wxml',
    ])
  })

  it('whose json does not say that it is one', () => {
    const files = { ...UNIT, 'c/c.json': { usingComponents: {} } }
    expect(faultsWith({ ...page({ usingComponents: { c: '/c/c' } }), ...files })).toEqual([
      'c/c.json:1:1 "c/c" is used as a component, but its json has no "component": true',
    ])
  })

  it('whose json is broken', () => {
    const files = { ...UNIT, 'c/c.json': '{\n"component": tru }' }
    expect(faultsWith({ ...page({ usingComponents: { c: '/c/c' } }), ...files })[0]).toMatch(
      /^c\/c\.json:2:14 is not JSON/,
    )
  })

  it('that lies in another subpackage, unless a placeholder stands in for it', () => {
    const sub = {
      ...app({ subPackages: [{ root: 'c', pages: [] }] }),
      ...UNIT,
    }
    const config = { usingComponents: { c: '/c/c' } }
    expect(faultsWith({ ...sub, ...page(config) })).toEqual([
      'pages/a/a.json:3:10 component "/c/c" lies in the subpackage "c", which may not be there yet',
    ])
    expect(faultsWith({ ...sub, ...page({ ...config, componentPlaceholder: { c: 'view' } }) })).toEqual([])
  })

  it('of a plugin', () => {
    expect(faultsWith(page({ usingComponents: { c: 'plugin://kit/c' } }))).toEqual([
      'pages/a/a.json:3:10 component "plugin://kit/c" belongs to a plugin, and this host has none',
    ])
  })

  it('with a path that leads out of the project', () => {
    expect(faultsWith(page({ usingComponents: { c: '../../../c' } }))).toEqual([
      'pages/a/a.json:3:10 component "../../../c" is missing: there is no json of it',
    ])
  })
})

it('every fault of a project is told at once', () => {
  expect(
    faultsWith({ ...app({ pages: ['pages/a/a', 'b', 'c'] }), 'pages/a/a.json': '[', 'app.js': undefined }),
  ).toHaveLength(4)
})

it('a json beside a page that is no object is refused', () => {
  expect(faultsWith({ 'pages/a/a.json': [1] })).toEqual(['pages/a/a.json:1:1 "the file" must be an object'])
})
