// Runs after Taro's H5 loader for src/app.config.ts: wraps every page's import() in loadPage, and names its chunk after
// the page. Taro writes each path twice, in `pages` and in `routes`, and a function for each; the route table of the
// app, which has the paths too, replaces both.
const ROUTE =
  /Object\.assign\(\{\s*path: (["'])([^"']*)\1,\s*load: function ?\(context, params\) \{\s*const page = import\(\s*(["'])([^"']*)\3\s*\);?\s*return \[page, context, params\];?\s*\}\s*\}, (\{[^}]*\})\)/g
const ROUTE_OF = `(load, place) => ({
  path: config.pages[place],
  load: (context, params) => [loadSoukPage(load, unloadedSoukPage), context, params],
})`
const PAGES = /(["']?)\bpages\1: ?\[([^\]]*)\]/

/** From here on Taro creates the app. */
const CREATED = '\nvar inst = '

// Evaluating the app's script and creating the app was the longest task of a first load: it is three of them.
const inTurns = (file) => `import 'react-dom/client'
setTimeout(() => require(${JSON.stringify(file)}))`

module.exports = function lazyPages(source) {
  if (this.resourceQuery === '') return inTurns(`${this.resourcePath}?app`)
  const paths = []
  const routes = source.replace(ROUTE, (_match, _quote, path, _quote2, file, settings) => {
    if (settings !== '{}') throw new Error(`lazy-pages: ${path} has settings of its own, which H5 would lose`)
    paths.push(path)
    const name = `page-${file
      .split(/[\\/]pages[\\/]/)
      .pop()
      .replace(/[\\/]/g, '-')
      .replace(/[^\w-]/g, '')}`
    return `() => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(file)})`
  })
  const listed = (PAGES.exec(routes)?.[2] ?? '').match(/[^"',\s]+/g) ?? []
  if (paths.length === 0 || paths.join() !== listed.join()) {
    throw new Error('lazy-pages: the routes are not those of `pages`; has Taro changed its H5 entry?')
  }
  const imports = [
    // before the app's own styles, which win
    `import '@tarojs/components/dist/taro-components/taro-components.css'`,
    `import '@tarojs/components/global.css'`,
    `import '@tarojs/components-react/dist/index.css'`,
    `import '@/lazy/home-address'`,
    `import '@/lazy/page-stack'`,
    `import { loadPage as loadSoukPage } from '@/lazy/load-page'`,
    `import { pathsOn as pathsOnSouk } from '@/routes'`,
    `import { unloadedPage as unloadedSoukPage } from '@/shell/screen/unloaded-page'`,
  ]
  const short = routes
    .replace(PAGES, `pages: pathsOnSouk('h5')`)
    .replace(/config\.routes = \[[^\]]*\]/, (list) => `${list}.map(${ROUTE_OF})`)
  const [before, created, ...others] = short.split(CREATED)
  if (created === undefined || others.length > 0) {
    throw new Error('lazy-pages: the app is not created once; has Taro changed its H5 entry?')
  }
  return `${imports.join('\n')}\n${before}\nsetTimeout(() => {${CREATED}${created}\nwindow.soukStarted = true\n})`
}
