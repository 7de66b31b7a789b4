/**
 * Builds the H5 app with a page of the whole kit instead of Discover: `node tools/kit/build.mjs <out>`. It works on a
 * copy in .tmp/kit, so that no release contains the page.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const root = process.cwd()
const copy = path.join(root, '.tmp/kit')
const out = path.resolve(process.argv[2] ?? '.tmp/kit-h5')
rmSync(copy, { recursive: true, force: true })
mkdirSync(copy, { recursive: true })
for (const name of ['src', 'config', 'contract', 'types', 'package.json', 'tsconfig.json', 'babel.config.js']) {
  cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
}
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
cpSync(path.join(root, 'tools/kit/kit-page.tsx'), path.join(copy, 'src/features/home/for-you/for-you-screen.tsx'))
const taro = path.join(root, 'node_modules/.bin/taro')
const env = { ...process.env, NODE_ENV: 'production', OUT: out, CI: '1' }
execFileSync(taro, ['build', '--type', 'h5'], { cwd: copy, env, stdio: 'inherit' })
