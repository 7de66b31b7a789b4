/** The loader that wraps the pages of the H5 entry, on what Taro's own loader writes. */
import loader from '../../config/loaders/lazy-pages'

const route = (path: string, settings = '{}') => `Object.assign({
  path: '${path}',
  load: function(context, params) {
    const page = import("/shop/src/${path}")
    return [page, context, params]
  }
}, ${settings})`

const entry = (pages: readonly string[], routes: readonly string[]) =>
  `var config = {"router":{"mode":"hash"},"pages":${JSON.stringify(pages)},"window":{}}
config.routes = [
  ${routes.join(',')}
]
var inst = createReactApp()
createRouter(config)`

interface Module {
  readonly resourcePath: string
  readonly resourceQuery: string
}
const written = loader as unknown as (this: Module, source: string) => string
/** The entry's second part, in which is what Taro writes. */
const lazyPages = (source: string) => written.call({ resourcePath: '/shop/entry.ts', resourceQuery: '?app' }, source)

const PAGES = ['pages/home/home', 'pages/users/404']

it('wraps every page and names its chunk after it [screen.lazy-loading]', () => {
  const code = lazyPages(
    entry(
      PAGES,
      PAGES.map((path) => route(path)),
    ),
  )
  expect(code).toContain('() => import(/* webpackChunkName: "page-home-home" */ "/shop/src/pages/home/home")')
  expect(code).toContain('() => import(/* webpackChunkName: "page-users-404" */ "/shop/src/pages/users/404")')
  expect(code).toContain('loadSoukPage(load, unloadedSoukPage)')
  expect(code).toContain('createRouter(config)')
})

it('takes the paths from the route table, in its order [screen.one-route-table]', () => {
  const code = lazyPages(
    entry(
      PAGES,
      PAGES.map((path) => route(path)),
    ),
  )
  expect(code).toContain(`pages: pathsOnSouk('h5')`)
  expect(code).toContain('path: config.pages[place]')
  expect(code).not.toContain('"pages/home/home"')
})

it('begins with React, and creates the app in later turns [face.turns]', () => {
  const first = written.call({ resourcePath: '/shop/entry.ts', resourceQuery: '' }, '')
  expect(first).toMatch(/^import 'react-dom\/client'\nsetTimeout\(\(\) => require\("\/shop\/entry.ts\?app"\)\)$/)
  const code = lazyPages(
    entry(
      PAGES,
      PAGES.map((path) => route(path)),
    ),
  )
  const [now, later = ''] = code.split('setTimeout(')
  expect(now).not.toContain('createReactApp')
  expect(later).toMatch(/createReactApp\(\)\s+createRouter\(config\)\s+window\.soukStarted = true/)
})

it.each([
  [
    'an entry without an app',
    entry(
      PAGES,
      PAGES.map((path) => route(path)),
    ).replace('var inst', 'var app'),
  ],
  ['no page', entry([], [])],
  ['a page that is missing in the routes', entry(PAGES, [route('pages/home/home')])],
  [
    'another order',
    entry(
      PAGES,
      [...PAGES].reverse().map((path) => route(path)),
    ),
  ],
  ['a page with settings', entry(['pages/home/home'], [route('pages/home/home', '{"title":"Home"}')])],
])('refuses %s', (_what, source) => {
  expect(() => lazyPages(source)).toThrow('lazy-pages')
})
