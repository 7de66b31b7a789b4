// Builds dist/ for the package; `npm pack` runs it.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { register } from 'tsx/esm/api'
import { buildPackage } from '../../tools/pack/build-package.mjs'

/** Packages whose code is part of the two scripts that run in a browser. */
const WITHIN = ['glass-easel', 'glass-easel-miniprogram-adapter']

const folder = import.meta.dirname
register()
const { runtimeScript, viewScript } = await import('./src/bundle/bundle.ts')

/** The published package contains no sources, so `viewScript` and `runtimeScript` load the finished bundles. */
const bundled = {
  name: 'bundled',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]bundle[\\/]bundle\.ts$/ }, async () => ({
      contents: [
        `export const viewScript = async () => ${JSON.stringify(await viewScript())}`,
        `export const runtimeScript = async () => ${JSON.stringify(await runtimeScript())}`,
      ].join('\n'),
      loader: 'js',
    }))
  },
}

await buildPackage({
  folder,
  entries: ['cli.ts', 'cli-thread.ts', 'start-host.ts', 'server/serve.ts', 'backends/launch-browser.ts'],
  typed: ['start-host.ts', 'server/serve.ts', 'backends/launch-browser.ts', 'types/host.ts'],
  plugins: [bundled],
})

const licences = WITHIN.map(async (name) => {
  const file = new URL(import.meta.resolve(`${name}/package.json`))
  return `${name}\n\n${(await readFile(new URL('LICENSE', file), 'utf8')).trim()}\n`
})
await writeFile(path.join(folder, 'dist/LICENSES.txt'), (await Promise.all(licences)).join('\n\n'))
