import path from 'node:path'
import { command } from './command.mjs'
import { ROOT, fromRoot } from './paths.mjs'

/** Builds the web app into a folder and compresses its files beside themselves, as the server hands them out. */
export async function buildH5(folder) {
  await command(process.execPath, [fromRoot('node_modules/@tarojs/cli/bin/taro'), 'build', '--type', 'h5'], {
    name: 'building',
    env: { NODE_ENV: 'production', OUT: path.relative(ROOT, folder) },
  })
  await command(process.execPath, [fromRoot('server/build/precompress.mjs'), folder], { name: 'compressing' })
}
