import path from 'node:path'
import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { ProvidePlugin } from 'webpack'
import { compile, root } from '../shared'
import { styleSuffixPlugin } from '../style-suffix'
import { subpackages } from './app-config'
import { LabelTemplates } from './label-templates'
import { LanguagePackages } from './language-packages'
import { LeanTemplates } from './lean-templates'
import { picturePlace } from './picture-place'

type Chain = Parameters<NonNullable<IMiniAppConfig['webpackChain']>>[0]

// Taro's own options are for engines of 2015 and leave much standing; these go with `browserslist`
const TERSER = {
  ecma: 2018,
  compress: { ecma: 2018, passes: 2 },
  // Chinese, Japanese and Thai take twice the bytes as escapes
  format: { ecma: 2018, comments: false, ascii_only: false },
}

/** The mini-program's build: subpackages, a small main package, texts by language. */
export function mini(): IMiniAppConfig & { readonly baseLevel: number } {
  const production = process.env.NODE_ENV === 'production'
  return {
    webpackChain: (chain) => {
      chain.plugin('style-suffix').use(styleSuffixPlugin('weapp', path.join(root, 'src')))
      chain.plugin('global-this').use(ProvidePlugin, [{ globalThis: path.join(root, 'config/mini/global-this.js') }])
      chain.plugin('label-templates').use(LabelTemplates)
      pack(chain)
      if (production) shrink(chain)
    },
    // modules that only subpackages use lie in them, not in the main package
    optimizeMainPackage: { enable: true },
    // nothing sets innerHTML here: policies are drawn from blocks
    runtime: { enableInnerHTML: false },
    // what lies deeper is drawn by a component of Taro's that no test can look into; a sheet's rows reach 19
    baseLevel: 24,
    // one class per selector: the order of the sheets in a chunk does not matter
    miniCssExtractPluginOption: { ignoreOrder: true },
    compile,
    postcss: { pxtransform: { enable: true, config: {} }, cssModules: { enable: false } },
  }
}

function pack(chain: Chain): void {
  const roots = subpackages().map((subpackage) => subpackage.root)
  chain.plugin('language-packages').use(LanguagePackages, [path.join(root, 'src/locales'), roots])
  chain.module.rule('image').set('generator', { filename: picturePlace(roots) })
}

function shrink(chain: Chain): void {
  chain.resolve.alias.set('mobx$', path.join(root, 'node_modules/mobx/dist/mobx.esm.production.min.js'))
  chain.plugin('lean-templates').use(LeanTemplates)
  chain.optimization.minimizer('terserPlugin').tap(([options]) => [{ ...options, terserOptions: TERSER }])
  // the size report has the budgets
  chain.performance.hints(false)
}
