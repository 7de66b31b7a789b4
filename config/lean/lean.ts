import path from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'

export type Chain = Parameters<NonNullable<IH5Config<'webpack5'>['webpackChain']>>[0]

/** Replaces modules that Taro's H5 entry imports and the app never uses (HACKS.md: config/lean). */
export function leaveOutUnused(chain: Chain, root: string): void {
  const taro = (file: string) => path.join(root, 'node_modules/@tarojs', file)
  const lean = (file: string) => path.join(__dirname, file)

  chain.resolve.alias
    .set('whatwg-fetch', lean('empty.js'))
    .set(taro('router/dist/navigationBar.js'), lean('navigation-bar.mjs'))
    .set(taro('router/dist/router/navigation-bar.js'), lean('navigation-bar.mjs'))
    .set(taro('runtime/dist/dom/event.js'), lean('event.mjs'))
    .set(taro('runtime/dist/perf.js'), lean('perf.mjs'))
    .set(taro('router/dist/style.js'), lean('router-style.mjs'))
    .set(taro('router/dist/tabbar.js'), lean('tab-bar.mjs'))
    .set(taro('taro-h5/dist/api/network/request/index.js'), lean('request.mjs'))
    .set(taro('taro-h5/dist/api/storage/index.js'), lean('storage.mjs'))
    .set(taro('taro-h5/dist/api/taro.js'), lean('taro.mjs'))
    .set('@tarojs/api$', lean('api.mjs'))
    .set(taro('components-react/dist/components/pull-down-refresh/index.js'), lean('pull-down-refresh.mjs'))

  chain.module
    .rule('router-alone')
    .test(/[\\/]node_modules[\\/](@tarojs[\\/]router|universal-router)[\\/]/)
    .resolve.alias.set('query-string$', lean('query-string.mjs'))
    .set('path-to-regexp$', lean('path-match.mjs'))

  chain.module
    .rule('hooks')
    .test((file: string) => file === lean('taro.mjs'))
    .use('hooks')
    .loader(require.resolve('@tarojs/plugin-framework-react/dist/api-loader'))
    .end()
    .resolve.set('fullySpecified', false)
  chain.module
    .rule('unused-rules')
    .test(
      /[\\/](components-react[\\/]dist[\\/]index|components[\\/]dist[\\/]taro-components[\\/]taro-components)\.css$/,
    )
    .pre()
    .use('unused-rules')
    .loader(lean('unused-rules.js'))
}

/**
 * Puts the styles of Taro's components into app.css. Taro's H5 entry brings them as text inside of scripts, with a loader
 * that inserts them. They come first there (config/loaders/lazy-pages.js), so that the app's own rules win as before.
 */
export function extractTaroStyles(chain: Chain): void {
  chain.module.rules.delete('taroStyle')
  chain.module.rule('customStyle').exclude.clear()
}
