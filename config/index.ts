import { defineConfig } from '@tarojs/cli'
import { leanH5 } from './h5'
import { mini } from './mini/mini'
import { alias, apiConstants, DESIGN_WIDTH, DEVICE_RATIO, root } from './shared'

const target = process.env.TARO_ENV || 'h5'
const outputRoot = process.env.OUT || `dist/${target}`

/** H5 and the mini-program. React Native is built from native/, with native/config. */
export default defineConfig<'webpack5'>(async () => ({
  projectName: 'souk',
  date: '2026-11-20',
  designWidth: DESIGN_WIDTH,
  deviceRatio: DEVICE_RATIO,
  sourceRoot: 'src',
  outputRoot,
  framework: 'react',
  plugins: [],
  compiler: {
    type: 'webpack5',
    prebundle: { enable: false },
    errorLevel: process.env.NODE_ENV === 'production' ? 1 : 0,
  },
  cache: { enable: process.env.NODE_ENV === 'development' },
  // lines in place of a bar that is drawn anew: `npm run dev` shows them beside the server's
  logger: { quiet: process.env.NODE_ENV === 'development', stats: false },
  alias,
  defineConstants: apiConstants(target),
  // cards of the mini-program need a file in the package: webpack would put so small a picture into the code
  copy: {
    patterns: (target === 'weapp' ? ['share-card.png', 'sitemap.json'] : []).map((file) => ({
      from: `config/mini/${file}`,
      to: `${outputRoot}/${file}`,
    })),
    options: {},
  },
  mini: target === 'weapp' ? mini() : {},
  h5: leanH5(root),
}))
