/** Installs packages that only one command needs in a folder of their own, which is no workspace. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { npm } from './command.mjs'
import { hashOf } from './hash.mjs'
import { alone } from './lock.mjs'
import { fromRoot } from './paths.mjs'
import { step } from './report.mjs'

const FLAGS = ['--ignore-scripts', '--workspaces=false', '--prefer-offline', '--no-audit', '--no-fund']

/**
 * Makes a folder's node_modules match its lock file, without running packages' scripts. Does nothing when it matches.
 * @param {string} folder such as `tools/judges`
 * @param {string} text printed while it works
 */
export async function installApart(folder, text) {
  const marker = fromRoot(folder, 'node_modules/.souk-install')
  const wanted = hashOf([`${folder}/package.json`, `${folder}/package-lock.json`])
  const isFresh = () => existsSync(marker) && readFileSync(marker, 'utf8') === wanted
  if (isFresh()) return
  await alone(path.basename(folder), async () => {
    if (isFresh()) return
    await step(text, () => npm(['ci', '--prefix', fromRoot(folder), ...FLAGS, '--loglevel=error'], { name: 'npm' }))
    writeFileSync(marker, wanted)
  })
}
