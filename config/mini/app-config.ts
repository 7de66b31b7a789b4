import path from 'node:path'
import { readConfig } from '@tarojs/helper'
import { alias, root } from '../shared'

export interface Subpackage {
  /** The folder in the output, without slashes around it. */
  readonly root: string
  /** Screens inside the folder; a package of texts has none. */
  readonly pages: readonly string[]
}

/** The subpackages of src/app.config.ts, as Taro itself reads them; TARO_ENV has to be set. */
export function subpackages(): readonly Subpackage[] {
  const { subPackages = [] } = readConfig(path.join(root, 'src/app.config.ts'), { alias }) as {
    subPackages?: readonly Subpackage[]
  }
  return subPackages
}
