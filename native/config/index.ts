import { defineConfig } from '@tarojs/cli'
import { writePages } from '../../config/pages'
import { alias, apiConstants, DESIGN_WIDTH, DEVICE_RATIO, root } from '../../config/shared'

const out = process.env.OUT || 'dist/rn'

writePages(`${root}/src/pages`)

export default defineConfig(async () => ({
  projectName: 'souk',
  date: '2026-11-20',
  designWidth: DESIGN_WIDTH,
  deviceRatio: DEVICE_RATIO,
  sourceRoot: '../src',
  outputRoot: out,
  framework: 'react',
  plugins: [],
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  alias,
  defineConstants: apiConstants('native'),
  rn: {
    appName: 'main',
    enableSvgTransform: true,
    output: {
      android: `${out}/android/index.android.bundle`,
      androidAssetsDest: `${out}/android`,
      androidSourcemapOutput: `${out}/android/index.android.map`,
      ios: `${out}/ios/main.jsbundle`,
      iosAssetsDest: `${out}/ios`,
      iosSourcemapOutput: `${out}/ios/main.map`,
    },
    // a px in the styles is one of React Native, as in the code beside them: wider phones show more, not larger content
    postcss: { scalable: false, cssModules: { enable: false } },
  },
}))
