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

  it('without what its project.config.json leaves out of the package', () => {
    const config = { packOptions: { ignore: [{ type: 'suffix', value: '.LICENSE.txt' }] } }
    const files = { 'project.config.json': config, 'app.js.LICENSE.txt': 'x'.repeat(1000) }
    const packed = readProject(writeProgram(files))
    expect(packed.packages).toEqual(readProject(writeProgram({})).packages)
    expect([...packed.sizes.keys()]).not.toContain('app.js.LICENSE.txt')
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

it('every fault of a project is told at once', () => {
  expect(
    faultsWith({ ...app({ pages: ['pages/a/a', 'b', 'c'] }), 'pages/a/a.json': '[', 'app.js': undefined }),
  ).toHaveLength(4)
})

it('a json beside a page that is no object is refused', () => {
  expect(faultsWith({ 'pages/a/a.json': [1] })).toEqual(['pages/a/a.json:1:1 "the file" must be an object'])
})
