import path from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'

export type Chain = Parameters<NonNullable<IH5Config<'webpack5'>['webpackChain']>>[0]

const POLYFILLS = ['whatwg-fetch', 'abortcontroller-polyfill/dist/abortcontroller-polyfill-only', 'jsonp-retry']

/** Replaces modules that Taro's H5 entry imports and the app never uses (HACKS.md: config/lean). */
export function leaveOutUnused(chain: Chain, root: string): void {
  const taro = (file: string) => path.join(root, 'node_modules/@tarojs', file)
  const lean = (file: string) => path.join(__dirname, file)

  for (const name of POLYFILLS) chain.resolve.alias.set(name, lean('empty.js'))
  chain.resolve.alias
    .set(taro('router/dist/navigationBar.js'), lean('navigation-bar.mjs'))
    .set(taro('router/dist/router/navigation-bar.js'), lean('navigation-bar.mjs'))
    .set(taro('components-react/dist/components/pull-down-refresh/index.js'), lean('pull-down-refresh.mjs'))

  chain.module
    .rule('router-alone')
    .test(/[\\/]node_modules[\\/](@tarojs[\\/]router|universal-router)[\\/]/)
    .resolve.alias.set('@tarojs/components/dist/components$', lean('tab-bar.mjs'))
    .set('query-string$', lean('query-string.mjs'))
    .set('path-to-regexp$', lean('path-match.mjs'))

  chain.module
    .rule('unused-rules')
    .test(
      /[\\/](components-react[\\/]dist[\\/]index|components[\\/]dist[\\/]taro-components[\\/]taro-components)\.css$/,
    )
    .pre()
    .use('unused-rules')
    .loader(lean('unused-rules.js'))
}
