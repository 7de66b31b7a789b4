// Checks that no folder contains more than thirty source files directly, and that the app is not in too many pieces: node
// tools/lint/folder-sizes.mjs
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FILES_MAX, largeFolders } from './find-large-folders.mjs'
import { smallFiles } from './find-small-files.mjs'
import { ROOT } from './run-all.mjs'

const ROOMS = ['src', 'server', 'contract', 'console', 'tests', 'tools', 'config', 'native', 'packages']

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOMS], {
  cwd: ROOT,
  encoding: 'utf8',
})
const files = tracked.split('\n').filter((file) => existsSync(path.join(ROOT, file)))
const found = largeFolders(files)
if (found.length > 0) {
  console.log(found.join('\n'))
  console.log(`\n${found.length} folders; at most ${FILES_MAX} files in one.`)
  process.exitCode = 1
}

const ofApp = files.filter((file) => /^src\/.*\.tsx?$/.test(file))
const { tooMany, share } = smallFiles(new Map(ofApp.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')])))
console.log(tooMany ? `${share}: fold some into the files that use them` : share)
if (tooMany) process.exitCode = 1
