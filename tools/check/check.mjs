// `npm run check`: checks what a change affects. Options: `--staged`, `--since REF`, and `--all` for every test that
// the change reaches.
import { existsSync, readFileSync } from 'node:fs'
import { runAll } from '../lint/run-all.mjs'
import { fromRoot } from '../run/shared/paths.mjs'
import { seconds } from '../run/shared/report.mjs'
import { changedFiles } from './changed.mjs'
import { git } from './git.mjs'
import { importers } from './graph.mjs'
import { readOptions } from './options.mjs'
import { plan } from './plan.mjs'

/** Files that affect how everything is compiled or tested, so that no selection of tests is enough. */
const DECIDES = /^(package(-lock)?\.json|jest\.config\.js|tests\/jest\/.*|babel\.config\.js)$/

function reader() {
  const texts = new Map()
  return (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(fromRoot(file), 'utf8'))
    return texts.get(file)
  }
}

/**
 * A hook's environment names its repository and index. Tests that run git in a folder of their own must not see them.
 */
function forgetHook() {
  for (const name of Object.keys(process.env))
    if (/^GIT_(DIR|INDEX_FILE|WORK_TREE|PREFIX)$/.test(name)) delete process.env[name]
}

async function main() {
  const began = Date.now()
  const { all, ...options } = readOptions(process.argv.slice(2))
  const { present, gone } = changedFiles(options)
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(fromRoot(file)),
  )
  const read = reader()
  const hasNative = existsSync(fromRoot('node_modules/react-native/package.json'))
  const tasks = plan({ present, gone, files, by: importers(files, read), read, all, hasNative })
  console.log(
    `Changed files: ${present.length + gone.length}. Runs: ${tasks.map(({ name }) => name).join(', ') || 'nothing'}`,
  )
  forgetHook()
  await runAll(tasks)
  if (present.some((file) => DECIDES.test(file))) console.log('This change decides how all tests run: npm test')
  console.log(`The check took ${seconds(began)}.`)
}

main().catch((error) => {
  console.error(error instanceof RangeError ? error.message : error)
  process.exitCode = 1
})
