/**
 * Builds for `npm start`: in another folder, moved into place when complete, and only when the sources have changed.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hashOf } from '../shared/hash.mjs'
import { alone } from '../shared/lock.mjs'
import { fromRoot } from '../shared/paths.mjs'
import { step } from '../shared/report.mjs'

/**
 * @param {object} options
 * @param {string} options.name the folder in dist, with its stamp beside it
 * @param {string} options.text printed while it works
 * @param {string[]} options.sources relative to the root
 * @param {string} [options.settings] other input that is compiled in
 * @param {(folder: string) => Promise<unknown>} options.build builds into an absolute folder
 */
export async function ensureBuilt({ name, text, sources, settings = '', build }) {
  const folder = fromRoot('dist', name)
  const stampFile = `${folder}.stamp`
  const stamp = hashOf(sources, settings)
  const isCurrent = () => existsSync(folder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isCurrent()) return
  await alone(name, async () => {
    if (isCurrent()) return
    mkdirSync(fromRoot('dist'), { recursive: true })
    const aside = `${folder}-${process.pid}`
    try {
      await step(text, () => build(aside))
      rmSync(stampFile, { force: true })
      const old = `${folder}-old`
      rmSync(old, { recursive: true, force: true })
      if (existsSync(folder)) renameSync(folder, old)
      renameSync(aside, folder)
      rmSync(old, { recursive: true, force: true })
      writeFileSync(stampFile, stamp)
    } finally {
      rmSync(aside, { recursive: true, force: true })
    }
  })
}
