import path from 'node:path'
import { readConfig } from '@tarojs/helper'
import { alias, root } from '../shared'

export interface Subpackage {
  /** The folder in the output, without slashes around it. */
  readonly root: string
  /** Screens inside the folder; a package of texts has none. */
  readonly pages: readonly string[]
}

interface Tab {
  readonly pagePath: string
}

interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages: readonly Subpackage[]
  readonly tabBar: { readonly list: readonly [Tab, ...Tab[]] }
}

/** Reads src/app.config.ts as Taro reads it for the mini-program. TARO_ENV must be set. */
export function appConfig(): AppConfig {
  return readConfig(path.join(root, 'src/app.config.ts'), { alias }) as AppConfig
}

/** The default export of src/contents.ts, which maps a page to its content. */
export function contentPlace(): (page: string) => string {
  return readConfig(path.join(root, 'src/contents.ts'), { alias }) as (page: string) => string
}

/** The pages of the main package that are not tabs. */
export function mainPages({ pages, tabBar }: AppConfig): readonly string[] {
  return pages.filter((page) => !tabBar.list.some(({ pagePath }) => pagePath === page))
}
