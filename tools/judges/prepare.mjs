/** Copies a built mini-program into the form that WeChat's tools expect: a project folder with a settings file. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// a valid but unassigned id: the checks require its format and never send it
const APP_ID = 'wx0123456789abcdef'

/**
 * @param {string} built folder with app.json
 * @param {string} settings path of the repository's project.config.json
 * @returns {{ appId: string, folder: string, key: string, remove(): void }} `key` is a file that replaces a private key
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
