// No folder holds more than thirty source files of its own. Prints what breaks this: node tools/lint/folder-sizes.mjs
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { FILES_MAX, largeFolders } from './find-large-folders.mjs'
import { ROOT } from './run-all.mjs'

const ROOMS = ['src', 'server', 'contract', 'tests', 'tools', 'config', 'native', 'packages']

/** Drawn or generated, one file for each thing of a kind, which nobody searches by hand. */
const OF_ONE_KIND = /^src\/kit\/icon\/glyphs$|^server\/kernel\/db\/migrations/

/** Folders that are still too large, with what they hold today: the list only shrinks. */
const TOO_LARGE = {
  'src/locales/own': 43,
}

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOMS], {
  cwd: ROOT,
  encoding: 'utf8',
})
const files = tracked
  .split('\n')
  .filter((file) => !OF_ONE_KIND.test(path.posix.dirname(file)) && existsSync(path.join(ROOT, file)))
const found = largeFolders(files, TOO_LARGE)
if (found.length > 0) {
  console.log(found.join('\n'))
  console.log(`\n${found.length} folders; at most ${FILES_MAX} files in one.`)
  process.exitCode = 1
}
