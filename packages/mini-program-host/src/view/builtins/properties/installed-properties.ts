import { createRequire } from 'node:module'
import path from 'node:path'
import { declaredTypes } from './declared-types'
import { propertiesFile, propertiesFromTaro, type TaroComponents } from './from-taro'

/** The text of properties.json for the installed Taro. */
export function installedProperties(): string {
  const load = createRequire(path.resolve('package.json'))
  const { internalComponents } = load('@tarojs/shared') as { internalComponents: TaroComponents }
  // adds WeChat's own components and attributes to Taro's common ones
  load('@tarojs/plugin-platform-weapp/dist/runtime')
  const types = path.join(path.dirname(load.resolve('@tarojs/components/package.json')), 'types')
  return propertiesFile(propertiesFromTaro(internalComponents, declaredTypes(types, Object.keys(internalComponents))))
}
