/** A copy of a built mini-program as WeChat's tools want to find it: a project's folder with a file of settings. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// well formed but unassigned: the checks ask for an id of this shape and never send it
const APP_ID = 'wx0123456789abcdef'

/**
 * @param {string} built folder with app.json
 * @param {string} settings path of the repository's project.config.json
 * @returns {{ appId: string, folder: string, key: string, remove(): void }} `key` is a file in place of a private key
 */
export function prepare(built, settings) {
  const place = mkdtempSync(path.join(tmpdir(), 'judge-'))
  const [folder, key] = [path.join(place, 'program'), path.join(place, 'key')]
  cpSync(built, folder, { recursive: true })
  const project = { ...JSON.parse(readFileSync(settings, 'utf8')), appid: APP_ID, miniprogramRoot: './' }
  writeFileSync(path.join(folder, 'project.config.json'), JSON.stringify(project))
  writeFileSync(key, 'none')
  return { appId: APP_ID, folder, key, remove: () => rmSync(place, { recursive: true, force: true }) }
}
