import path from 'node:path'
import { readConfig } from '@tarojs/helper'
import { alias, root } from './shared'

/** Reads src/web-paths.ts as Taro reads its configurations. */
export function aliases(): Record<string, string[]> {
  return readConfig(path.join(root, 'src/web-paths.ts'), { alias }) as Record<string, string[]>
}
