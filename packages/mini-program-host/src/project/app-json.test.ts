import { faultsOf } from '../../test/support/faults-of'
import { removeWritten, writeProgram } from '../../test/support/write-program'
import { readProject } from './read-project'

const TAB_PAGES = { 'pages/b/b.js': 'Page({})', 'pages/b/b.wxml': '<view/>' }

const faultsWith = (files: Parameters<typeof writeProgram>[0]) => faultsOf(() => readProject(writeProgram(files)))
const app = (config: object) => ({ 'app.json': { pages: ['pages/a/a'], ...config } })
const tabs = (list: readonly object[], more = {}) =>
  app({ pages: ['pages/a/a', 'pages/b/b'], tabBar: { list, ...more } })

afterAll(removeWritten)

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

  it('for a preload rule of no page, and one that names no package, or one without pages', () => {
    const config = app({
      subPackages: [
        { root: 'sub', name: 'far', pages: ['s'] },
        { root: 'bare', name: 'bare', pages: [] },
      ],
      preloadRule: {
        'pages/a/a': { network: 'all', packages: ['far', 'sub/', '/sub', '__APP__', 'gone', 'bare'] },
        'pages/gone/gone': { packages: ['far'] },
      },
    })
    expect(faultsWith({ ...config, 'sub/s.js': '', 'sub/s.wxml': '', 'bare/x.js': '' })).toEqual([
      'app.json:25:9 a preload rule names "/sub", which is no subpackage',
      'app.json:27:9 a preload rule names "gone", which is no subpackage',
      'app.json:28:9 a preload rule names "bare", which has no pages',
      'app.json:31:24 a preload rule is for "pages/gone/gone", which is no page',
    ])
  })

  it('for subpackages of one name, or of the main one', () => {
    const subPackages = [
      ['s', 'far'],
      ['t', 'far'],
      ['u', '__APP__'],
    ].map(([root, name]) => ({ root, name, pages: [] }))
    expect(faultsWith({ ...app({ subPackages }), 's/x.js': '', 't/x.js': '', 'u/x.js': '' })).toEqual([
      'app.json:13:15 two subpackages have the name "far"',
      'app.json:18:15 "__APP__" is the main package',
    ])
  })

  it('for a sitemap that is missing', () => {
    expect(faultsWith(app({ sitemapLocation: 'sitemap.json' }))).toEqual([
      'app.json:5:22 the sitemap "sitemap.json" is missing',
    ])
    expect(faultsWith({ ...app({ sitemapLocation: './sitemap.json' }), 'sitemap.json': { rules: [] } })).toEqual([])
  })

  it.each(['code', { path: 'code/' }])('for a folder of workers that is missing: %j', (workers) => {
    expect(faultsWith(app({ workers }))).toEqual([expect.stringMatching(/^app.json:5:14 the folder of workers "code/)])
    expect(faultsWith({ ...app({ workers }), 'code/main.js': '' })).toEqual([])
  })

  it('for the exact place beside the rough one', () => {
    expect(faultsWith(app({ requiredPrivateInfos: ['getFuzzyLocation', 'getLocation'] }))).toEqual([
      'app.json:7:5 "getLocation" excludes "getFuzzyLocation"',
    ])
    expect(faultsWith(app({ requiredPrivateInfos: ['chooseLocation', 'getLocation'] }))).toEqual([])
  })

  it.each([
    ['requiredPrivateInfos', ['getFriends'], '6:5 "requiredPrivateInfos[0]" must be chooseAddress or '],
    ['preloadRule', 'all', '5:18 "preloadRule" must be an object'],
    ['preloadRule', { 'pages/a/a': {} }, '6:18 "preloadRule.pages/a/a.packages" must be a list'],
    [
      'preloadRule',
      { 'pages/a/a': { network: '4g', packages: [] } },
      '7:18 "preloadRule.pages/a/a.network" must be all or wifi',
    ],
    ['sitemapLocation', 1, '5:22 "sitemapLocation" must be a text that is not empty'],
    ['lazyCodeLoading', 'all', '5:22 "lazyCodeLoading" must be requiredComponents'],
    ['window', { navigationStyle: 'none' }, '6:24 "window.navigationStyle" must be default or custom'],
    ['window', { navigationBarTextStyle: 'red' }, '6:31 "window.navigationBarTextStyle" must be black or white'],
    ['window', { backgroundTextStyle: 'red' }, '6:28 "window.backgroundTextStyle" must be dark or light'],
    [
      'window',
      { navigationBarBackgroundColor: 'white' },
      '6:37 "window.navigationBarBackgroundColor" must be a colour such as #ffffff',
    ],
    ['plugins', { map: { version: '1.0.0' } }, '6:12 "plugins.map.provider" must be a text that is not empty'],
    ['debug', 'yes', '5:12 "debug" must be true or false'],
    ['resizable', 'yes', '5:16 "resizable" must be true or false'],
    ['style', 'v3', '5:12 "style" must be v2'],
    ['renderer', 'gone', '5:15 "renderer" must be webview or skyline'],
  ])('for a %s that WeChat refuses: %j', (name, value, fault) => {
    expect(faultsWith(app({ [name]: value }))).toEqual([expect.stringContaining(`app.json:${fault}`)])
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
    expect(faultsWith({ ...tabs(list), ...TAB_PAGES, 'big.png': new Uint8Array(40_961) })).toEqual([
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
