import type { IH5Config, IMiniAppConfig } from '@tarojs/taro/types/compile'

type Chain = Parameters<NonNullable<(IH5Config<'webpack5'> | IMiniAppConfig)['webpackChain']>>[0]

/** `import text from './file.txt'` is the file's text. */
export function textFiles(chain: Chain): void {
  chain.module
    .rule('text-files')
    .test(/\.txt$/)
    .set('type', 'asset/source')
}
