const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { getDefaultConfig, mergeConfig } = require('@react-native/metro-config')
const { getMetroConfig } = require('@tarojs/rn-supporter')
const { leanBefore } = require('./lean/lean')
const { textsBefore } = require('./texts-before')

const root = path.resolve(__dirname, '..')
const READ_INTO_CODE = [
  'native/config/index.ts',
  'native/babel.config.js',
  'config/never-wide.js',
  'src/routes.ts',
  'contract/screens.ts',
]
const configuration = READ_INTO_CODE.reduce(
  (hash, file) => hash.update(readFileSync(path.join(root, file))),
  createHash('sha256'),
).digest('hex')

module.exports = (async function metroConfig() {
  const taro = mergeConfig(getDefaultConfig(__dirname), await getMetroConfig())
  const { minifierConfig } = taro.transformer
  return mergeConfig(taro, {
    projectRoot: __dirname,
    // the address, the configuration, Babel's own and the list of pages are part of what Metro caches, but not of its key
    cacheVersion: `${process.env.TARO_APP_API} ${process.env.TARO_APP_EXPLAIN} ${configuration}`,
    watchFolders: ['src', 'contract', 'node_modules'].map((folder) => path.join(root, folder)),
    resolver: {
      nodeModulesPaths: [path.join(__dirname, 'node_modules'), path.join(root, 'node_modules')],
      assetExts: [...taro.resolver.assetExts, 'txt'],
      resolveRequest: textsBefore(leanBefore(taro.resolver.resolveRequest)),
    },
    transformer: {
      // escaped, Chinese, Japanese and Thai would take twice the bytes; Hermes compiles UTF-8
      minifierConfig: { ...minifierConfig, output: { ...minifierConfig.output, ascii_only: false } },
      assetPlugins: [require.resolve('expo-asset/tools/hashAssetFiles')],
      // for native/texts.js
      unstable_allowRequireContext: true,
    },
  })
})()
