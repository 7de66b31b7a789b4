/**
 * The kit's catalogue as a bundle of its own, by esbuild and sass: no build of the app sees a file of tools/kit. Modules
 * and styles with the suffix of H5 replace those without, as in the app's own build.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileString } from 'sass'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const SRC = path.join(ROOT, 'src')
const PAGE = path.join(ROOT, 'tools/kit/page')

/** Before each sheet, as in the app's own build: colours are variables, which a theme changes. */
const VARIABLES = readFileSync(path.join(SRC, 'styles/variables.scss'), 'utf8')

/** `./name.scss` is name.h5.scss where there is one; sass resolves what that imports by itself. */
const styles = {
  name: 'styles',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\.scss$/ }, ({ path: request, resolveDir }) => {
      const file = request.startsWith('@/') ? path.join(SRC, request.slice(2)) : path.resolve(resolveDir, request)
      const own = file.replace(/\.scss$/, '.h5.scss')
      return { path: existsSync(own) ? own : file }
    })
    onLoad({ filter: /\.scss$/ }, ({ path: file }) => {
      const options = { url: pathToFileURL(file), logger: { warn: () => undefined } }
      const { css, loadedUrls } = compileString(`${VARIABLES}\n${readFileSync(file, 'utf8')}`, options)
      return { contents: css, loader: 'css', watchFiles: [file, ...loadedUrls.map(fileURLToPath)] }
    })
  },
}

/**
 * @param {string} out an absolute folder
 * @returns {import('esbuild').BuildOptions}
 */
export const bundle = (out) => ({
  entryPoints: { kit: path.join(PAGE, 'main.tsx'), index: path.join(PAGE, 'index.html') },
  outdir: out,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  logLevel: 'warning',
  tsconfig: path.join(ROOT, 'tsconfig.json'),
  resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
  mainFields: ['module', 'main'],
  alias: {
    '@tarojs/components': path.join(PAGE, 'taro-components.js'),
    '@tarojs/taro': path.join(PAGE, 'taro.ts'),
  },
  define: { 'process.env.TARO_ENV': '"h5"', 'process.env.TARO_APP_API': '""', 'process.env.NODE_ENV': '"production"' },
  loader: { '.webp': 'file', '.txt': 'text', '.html': 'copy' },
  plugins: [styles],
})
