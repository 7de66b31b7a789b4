import path from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'
import { type Chain, extractTaroStyles, leaveOutUnused } from './lean/lean'
import { ShortNames } from './lean/short-names'
import { FirstPaintPlugin } from './first-paint/first-paint-plugin'
import { FirstLoadPlugin } from './loaders/first-load-plugin'
import { PlainCalls } from './plain-calls'
import { ENTRY_PAGE, PreloadPlugin } from './preload/preload-plugin'
import { startCalls } from './preload/start-calls'
import { LostPlugin } from './pwa/lost-plugin'
import { ServiceWorkerPlugin } from './pwa/service-worker-plugin'
import { compile } from './shared'
import { aliases } from './aliases'
import { appEndpoints } from './app-endpoints'
import { appScreens } from './app-screens'
import { devProxy } from './dev-proxy'
import { textFiles } from './text-files'
import { texts, textSplit } from './texts/texts'
import { styleSuffixPlugin } from './style-suffix'
import { THEMED } from './themed-styles'
import { shrinkScripts } from './shrink-scripts'

// Taro's own rules put every component into every page chunk
const SPLIT_CHUNKS = {
  chunks: 'all',
  maxInitialRequests: Infinity,
  maxAsyncRequests: Infinity,
  minSize: 20000,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    vendors: false,
    taro: false,
    common: { name: false, minChunks: 2, priority: 1, reuseExistingChunk: true },
  },
}

const DEVELOPMENT = process.env.NODE_ENV === 'development'

/** A lean H5 build: HTML components, one shared chunk rule, nothing that the browsers in question already have. */
export function leanH5(root: string): IH5Config<'webpack5'> {
  const file = (name: string) => path.resolve(root, 'config', name)
  return {
    // the development server finds no file under a relative path
    publicPath: DEVELOPMENT ? '/' : './',
    staticDirectory: 'static',
    useHtmlComponents: true,
    // pictures as files: inlined ones would weigh on the first load of pages that do not show them
    imageUrlLoaderOption: { limit: 512 },
    compile,
    router: { mode: 'hash', customRoutes: aliases() },
    devServer: devServer(),
    output: {
      // a name with a hash cannot be replaced in a running page
      filename: DEVELOPMENT ? 'js/[name].js' : 'js/[name].[contenthash:8].js',
      // by number, as names would stand in the entry once more, and with short hashes, as each stands there; styles as
      // their script (config/lean/short-names.js)
      chunkFilename: DEVELOPMENT ? 'js/[id].js' : 'js/[id].[chunkhash:6].js',
      // longer than loadPage's own 60 s, so that a late page still counts
      chunkLoadTimeout: 120_000,
    },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[id].[chunkhash:6].css',
    },
    sassLoaderOption: THEMED,
    postcss: {
      autoprefixer: { enable: true, config: {} },
      // its type leaves out 'px', which postcss-pxtransform has: sizes must not grow with the window
      pxtransform: { enable: true, config: { targetUnit: 'px' as 'rem' } },
      cssModules: { enable: false },
    },
    webpackChain: (chain) => {
      chain.plugin('style-suffix').use(styleSuffixPlugin('h5', path.resolve(root, 'src')))
      leaveOutUnused(chain, root)
      textFiles(chain)
      const split = textSplit()
      texts(chain, 'h5', split)
      chain.module
        .rule('lazy-pages')
        .test(/[\\/]src[\\/]app\.config\.ts$/)
        .post()
        .use('lazy-pages')
        .loader(file('loaders/lazy-pages.js'))
      // the size report has the budgets
      chain.performance.hints(false)
      if (!DEVELOPMENT) {
        // before what lists the files, of which it takes one
        chain.plugin('first-paint').use(FirstPaintPlugin, [{ ...split, first: ENTRY_PAGE }])
        // before the worker's, whose version changes with the page
        chain.plugin('preload').use(PreloadPlugin, [split, startCalls()])
        chain.plugin('service-worker').use(ServiceWorkerPlugin)
        chain.plugin('lost').use(LostPlugin, [split.languages])
      }
      chain.plugin('first-load').use(FirstLoadPlugin)
      if (process.env.NODE_ENV === 'production') shrink(chain, root)
      // a list of 2,700 modules after every save takes longer than the compiler
      if (DEVELOPMENT) chain.stats('errors-warnings').set('infrastructureLogging', { level: 'warn' })
    },
  }
}

function devServer(): IH5Config['devServer'] {
  return { port: Number(process.env.PORT || 10086), open: false, hot: true, proxy: devProxy(process.env) }
}

function shrink(chain: Chain, root: string): void {
  chain.resolve.alias.set('mobx$', path.resolve(root, 'node_modules/mobx/dist/mobx.esm.production.min.js'))
  shrinkScripts(chain)
  chain.merge({ optimization: { splitChunks: SPLIT_CHUNKS, mangleExports: 'size' } })
  chain.plugin('short-names').use(ShortNames)
  chain.plugin('plain-calls').use(PlainCalls)
  extractTaroStyles(chain)
  appEndpoints(chain)
  appScreens(chain)
}
