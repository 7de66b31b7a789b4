// `npm run t -- NAME [options of jest or Playwright]`: runs one test file, in its suite.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fromRoot, ROOT } from '../run/shared/paths.mjs'
import { findTest } from './find-test.mjs'
import { git } from './git.mjs'
import { testCommand } from './test-command.mjs'
import { testKind } from './test-kind.mjs'

const USAGE = 'usage: npm run t -- NAME [options], as in npm run t -- src/domain/plural -t "one of them"'

async function chromium(kind) {
  if (kind !== 'e2e') return {}
  if (!existsSync(fromRoot('dist/h5/index.html'))) throw new RangeError('Build the web app first: npm run build:h5')
  const { findChromium } = await import('../run/test/chromium.mjs')
  return { CHROMIUM: await findChromium() }
}

async function main([name, ...further]) {
  if (!name || name.startsWith('-')) throw new RangeError(USAGE)
  const file = findTest(name, git('ls-files', '--cached', '--others', '--exclude-standard'))
  const kind = testKind(file)
  const env = { ...process.env, ...(await chromium(kind)) }
  console.log(`${file} (${kind})`)
  const child = spawn(process.execPath, testCommand(kind, [file], further), { cwd: ROOT, env, stdio: 'inherit' })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof RangeError ? error.message : error)
  process.exitCode = 1
})
