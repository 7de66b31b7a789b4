import path from 'node:path'
import { readConfig } from '@tarojs/helper'
import type { IH5Config, IMiniAppConfig } from '@tarojs/taro/types/compile'
import { alias, root } from '../shared'
import { catalogueFile, readCatalogue } from './catalogues'
import {
  type Catalogue,
  loadFromChunks,
  loadFromPackages,
  NAMESPACE,
  namespaceModule,
  SOURCES,
  type Split,
  textsOf,
  withImports,
} from './modules'

type Chain = Parameters<NonNullable<(IH5Config<'webpack5'> | IMiniAppConfig)['webpackChain']>>[0]

/** Reads src/locales/split.ts as Taro reads its configurations. */
export const textSplit = (): Split => readConfig(path.join(root, 'src/locales/split.ts'), { alias }) as Split

/** What replaces a module. @param query of its request, `?wallet`; else '' */
type Write = (source: string, query: string) => string

/** Makes webpack read each language as this target loads it, and load the texts of screens with them. */
export function texts(chain: Chain, target: 'h5' | 'weapp', split: Split): void {
  const dictionary = target === 'h5' ? split.first : [...split.first, ...split.late]
  const files = split.languages.map(catalogueFile)
  const rule = (name: string, test: RegExp, write: Write, reads: readonly string[] = []) =>
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
  rule('texts-named', SOURCES, (source) => withImports(source, () => readCatalogue(split.start), dictionary), files)
  rule(
    'texts-namespace',
    NAMESPACE,
    (_, query) => namespaceModule(query.slice(1), split.languages, readCatalogue),
    files,
  )
  rule(
    'texts-first',
    /[\\/]src[\\/]locales[\\/]catalogues[\\/]\w+\.json$/,
    (source) => `export default ${textsOf(JSON.parse(source) as Catalogue, dictionary)}`,
  )
  chain.module.rule('texts-first').set('type', 'javascript/auto')
}
