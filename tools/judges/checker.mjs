/**
 * Runs WeChat's own checker and packer, miniprogram-ci, on a project's folder, without a key and without the network.
 */
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
// internal modules, because miniprogram-ci exports no such check; so package.json pins the exact version
const JSON_CHECKS = 'miniprogram-ci/dist/modules/corecompiler/original/json'

/** What WeChat answers for an ordinary app id: limits in MB (icons in KB) and counts. */
const ACCOUNT = {
  platform: false,
  appType: 0,
  isSandbox: false,
  released: false,
  setting: {
    MaxCodeSize: 2,
    MaxSubpackageSubCodeSize: 2,
    MaxSubpackageFullCodeSize: 30,
    MaxSubPackageLimit: 100,
    NavigateMiniprogramLimit: 10,
    MaxTabbarCount: 5,
    MinTabbarCount: 2,
    MaxTabbarIconSize: 40,
    MaxCustomTabbarCount: 5,
  },
}

/** @param {{ appId: string, folder: string, key: string }} prepared */
export function openProject({ appId, folder, key }) {
  const { Project } = require('miniprogram-ci')
  const project = new Project({
    appid: appId,
    type: 'miniProgram',
    projectPath: folder,
    privateKeyPath: key,
    ignores: [],
  })
  return Object.assign(project, { _attr: ACCOUNT, attr: async () => ACCOUNT, attrSync: () => ACCOUNT })
}

/** Throws with WeChat's message when it refuses app.json. */
export async function checkApp(project) {
  await require(`${JSON_CHECKS}/app/index.js`).getAppJSON(project)
}

/** Throws with WeChat's message when it refuses the list of searchable pages. */
export async function checkSitemap(project) {
  await require(`${JSON_CHECKS}/sitemap.js`).getSiteMapJSON(project)
}

/** Checks every page with its files; returns their number. Throws with the first refusal and the number of refusals. */
export async function checkPages(project, folder) {
  const { getPageJSON } = require(`${JSON_CHECKS}/page/getPageJSON.js`)
  const refused = []
  const pages = pagesOf(folder)
  for (const pagePath of pages) {
    try {
      await getPageJSON(project, { pagePath, miniprogramRoot: '' })
    } catch (error) {
      refused.push(`${pagePath}: ${error.message}`)
    }
  }
  // a fault of app.json is reported again for every page
  const [first, ...others] = refused
  if (first !== undefined) throw new Error(`${first}\n… and ${others.length} more of ${pages.length} pages`)
  return `${pages.length} pages`
}

function pagesOf(folder) {
  const { pages, subPackages = [] } = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8'))
  return [...pages, ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => path.posix.join(root, page)))]
}

/**
 * Packs the whole program as for a preview or an upload; returns its size. Throws when WeChat's compiler refuses it.
 */
export async function checkCompiled(project, target) {
  const setting = { minify: true, es6: false }
  const options = { project, version: '1.0.0', desc: '', setting, onProgressUpdate: () => undefined }
  await require('miniprogram-ci').getCompiledResult(options, target)
  const { size } = statSync(target)
  if (size === 0) throw new Error('the compiler left nothing')
  return `${size} bytes`
}

/** Checks WeChat's quality points; returns how many hold. Throws with those that do not. */
export async function checkQuality(project) {
  const points = await require('miniprogram-ci').checkCodeQuality(project)
  const missed = points.filter(({ success }) => !success)
  if (points.length === 0) throw new Error('no point of quality was looked at')
  if (missed.length > 0) {
    throw new Error(
      missed.map(({ name, text, detail }) => `${name}: ${text} ${JSON.stringify(detail ?? '')}`).join('\n'),
    )
  }
  return `${points.length} of ${points.length}`
}
