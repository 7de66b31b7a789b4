import path from 'node:path'
import { readConfig } from '@tarojs/helper'
import type { IH5Config, IMiniAppConfig } from '@tarojs/taro/types/compile'
import { alias, root } from '../shared'
import { catalogueFile, readCatalogue } from './catalogues'
import { OF_SCREENS, type Catalogue, loadFromChunks, loadFromPackages, type Split, textsOf, withTexts } from './modules'

type Chain = Parameters<NonNullable<(IH5Config<'webpack5'> | IMiniAppConfig)['webpackChain']>>[0]

/** Reads src/locales/split.ts as Taro reads its configurations. */
export const textSplit = (): Split => readConfig(path.join(root, 'src/locales/split.ts'), { alias }) as Split

/** Makes webpack read each language as this target loads it, and write the texts of screens into their modules. */
export function texts(chain: Chain, target: 'h5' | 'weapp', split: Split): void {
  const dictionary = target === 'h5' ? split.first : [...split.first, ...split.late]
  const rule = (name: string, test: RegExp, write: (source: string) => string, reads: readonly string[] = []) =>
    chain.module
      .rule(name)
      .pre()
      .test(test)
      .use(name)
      .loader(path.join(__dirname, 'loader.js'))
      .options({ write, reads })
  rule('texts-load', /[\\/]src[\\/]locales[\\/]load\.ts$/, () =>
    target === 'h5' ? loadFromChunks(split) : loadFromPackages(split),
  )
  rule(
    'texts-own',
    OF_SCREENS,
    (source) => withTexts(source, split.languages, readCatalogue),
    split.languages.map(catalogueFile),
  )
  rule(
    'texts-first',
    /[\\/]src[\\/]locales[\\/]catalogues[\\/]\w+\.json$/,
    (source) => `export default ${textsOf(JSON.parse(source) as Catalogue, dictionary)}`,
  )
  chain.module.rule('texts-first').set('type', 'javascript/auto')
}
