import path from 'node:path'
import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { type Module, ProvidePlugin } from 'webpack'
import { appEndpoints } from '../app-endpoints'
import { appScreens } from '../app-screens'
import { PlainCalls } from '../plain-calls'
import { compile, root } from '../shared'
import { styleSuffixPlugin } from '../style-suffix'
import { THEMED } from '../themed-styles'
import { shrinkScripts } from '../shrink-scripts'
import { textFiles } from '../text-files'
import { texts, textSplit } from '../texts/texts'
import { appConfig, contentPlace, mainPages } from './app-config'
import { LabelTemplates } from './label-templates'
import { LanguagePackages } from './language-packages'
import { withLeanPages } from './lean-pages'
import { LeanTemplates } from './lean-templates'
import { LoadPackages } from './load-packages'
import { picturePlace } from './picture-place'
import { keepApart, ScreenChunks, STYLES } from './screen-chunks'
import { StubPages } from './stub-pages'

type Chain = Parameters<NonNullable<IMiniAppConfig['webpackChain']>>[0]

/** The mini-program's build: subpackages, a small main package, texts by language. */
export function mini(): IMiniAppConfig & { readonly baseLevel: number } {
  const production = process.env.NODE_ENV === 'production'
  const app = appConfig()
  const contentOf = contentPlace()
  const chunks = new ScreenChunks(
    app.subPackages.map((subpackage) => subpackage.root),
    new Map(mainPages(app).map((page) => [page, contentOf(page)])),
  )
  return {
    webpackChain: (chain) => {
      chain.plugin('style-suffix').use(styleSuffixPlugin('weapp', path.join(root, 'src')))
      chain.plugin('global-this').use(ProvidePlugin, [{ globalThis: path.join(root, 'config/mini/global-this.js') }])
      chain.plugin('label-templates').use(LabelTemplates)
      chain.plugin('stub-pages').use(StubPages, [app.tabBar.list[0].pagePath])
      textFiles(chain)
      pack(chain, chunks)
      if (production) shrink(chain)
    },
    // keeps modules that only subpackages use out of the main package; keepApart does the same for contents
    optimizeMainPackage: { enable: true, exclude: [(module: Module) => chunks.holdsPart(module)] },
    // nothing sets innerHTML: policies are drawn from blocks
    runtime: { enableInnerHTML: false },
    // deeper levels are drawn by one of Taro's components, which tests cannot inspect; the rows of a sheet reach level
    // 19
    baseLevel: 21,
    // the app loads the styles of contents: a page reads only the styles of its own folder and of the app
    commonChunks: (names: string[]) => [...names, STYLES],
    // one class per selector: the order of the sheets in a chunk does not matter
    miniCssExtractPluginOption: { ignoreOrder: true, runtime: false },
    compile,
    sassLoaderOption: THEMED,
    postcss: { pxtransform: { enable: true, config: {} }, cssModules: { enable: false } },
  }
}

function pack(chain: Chain, chunks: ScreenChunks): void {
  const { roots } = chunks
  const split = textSplit()
  texts(chain, 'weapp', split)
  chain.plugin('language-packages').use(LanguagePackages, [split, roots])
  chain.plugin('load-packages').use(LoadPackages, [roots])
  chain.plugin('screen-chunks').use(chunks as never)
  chain.module
    .rule('screen-body')
    .before('script')
    .test(/[\\/]src[\\/]pages[\\/].+\.tsx$/)
    .use('screen-body')
    .loader(path.join(__dirname, 'screen-body.js'))
    .options({ chunk: (file: string) => chunks.chunkOf(path.relative(path.join(root, 'src'), file)) })
  chain.module
    .rule('glyph-class')
    .before('script')
    .test(/[\\/]src[\\/]kit[\\/]icon[\\/]glyphs[\\/]/)
    .use('glyph-class')
    .loader(path.join(__dirname, 'glyph-class.js'))
  chain.module.rule('image').set('generator', { filename: picturePlace(roots) })
  chain.merge({ optimization: { splitChunks: { maxAsyncRequests: Infinity, cacheGroups: keepApart(chunks) } } })
}

function shrink(chain: Chain): void {
  chain.resolve.alias
    .set('mobx$', path.join(root, 'node_modules/mobx/dist/mobx.esm.production.min.js'))
    .set(path.join(root, 'node_modules/@tarojs/runtime/dist/perf.js'), path.join(root, 'config/lean/perf.mjs'))
  chain.plugin('lean-templates').use(LeanTemplates)
  chain.plugin('miniPlugin').tap(([options]) => [withLeanPages(options)])
  chain.plugin('plain-calls').use(PlainCalls)
  shrinkScripts(chain)
  appEndpoints(chain)
  appScreens(chain)
  // short names: the whole program is replaced at once, so that nothing gains from names that last
  chain.merge({ optimization: { moduleIds: 'size', mangleExports: 'size' } })
  // the size report has the budgets
  chain.performance.hints(false)
}
