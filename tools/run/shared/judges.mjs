/** Installs the judges of the mini-program in a folder of their own: tools/judges is not a workspace. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { npm } from './command.mjs'
import { hashOf } from './hash.mjs'
import { alone } from './lock.mjs'
import { fromRoot } from './paths.mjs'
import { step } from './report.mjs'

const FOLDER = 'tools/judges'
const MARKER = fromRoot(FOLDER, 'node_modules/.souk-install')

const wanted = () => hashOf([`${FOLDER}/package.json`, `${FOLDER}/package-lock.json`])
const isFresh = () => existsSync(MARKER) && readFileSync(MARKER, 'utf8') === wanted()

/**
 * Makes tools/judges/node_modules match its lock file, without running packages' scripts. Does nothing when it matches.
 */
export async function ensureJudges() {
  if (isFresh()) return
  await alone('judges', async () => {
    if (isFresh()) return
    const flags = ['--ignore-scripts', '--workspaces=false', '--prefer-offline', '--no-audit', '--no-fund']
    await step('Installing WeChat’s checker and compilers', () =>
      npm(['ci', '--prefix', fromRoot(FOLDER), ...flags, '--loglevel=error'], { name: 'npm' }),
    )
    writeFileSync(MARKER, wanted())
  })
}
