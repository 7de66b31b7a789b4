import { defineConfig } from '@tarojs/cli'
import { leanH5 } from './h5'
import { mini } from './mini/mini'
import { writePages } from './pages'
import { alias, apiConstants, DESIGN_WIDTH, DEVICE_RATIO, root } from './shared'

const ICONS = ['icon-32.png', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png']

const target = process.env.TARO_ENV || 'h5'
const outputRoot = process.env.OUT || `dist/${target}`

/** People read the sources of these files, and phones the copies: they go without blanks. */
const compact = (json: Buffer) => JSON.stringify(JSON.parse(json.toString()))

const copied = (folder: string, files: readonly string[]) =>
  files.map((file) => ({
    from: `config/${folder}/${file}`,
    to: `${outputRoot}/${file}`,
    ...(/\.(json|webmanifest)$/.test(file) ? { transform: compact } : {}),
  }))

/** What makes the web app installable; the service worker is written by the build. */
const pwa = () => (target === 'h5' ? copied('pwa', ['manifest.webmanifest', ...ICONS]) : [])

writePages(`${root}/src/pages`)

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
    patterns: target === 'weapp' ? copied('mini', ['share-card.png', 'sitemap.json', 'theme.json']) : pwa(),
    options: {},
  },
  mini: target === 'weapp' ? mini() : {},
  h5: leanH5(root),
}))
