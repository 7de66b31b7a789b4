import type { AppConfig } from '../types/project'
import { trimRoot } from './pages'
import type { Folder } from './read-folder'
import type { Reporter } from './reporter'

const FILE = 'app.json'
/** The name of the main package in rules; no other package may have it. */
const MAIN = '__APP__'
/** An app that requests the exact position needs no approximate one: WeChat refuses both together. */
const EXACT = ['getLocation', 'onLocationChange', 'startLocationUpdate', 'startLocationUpdateBackground']

/** Reports references in app.json to missing parts of the program, and combinations that WeChat refuses. */
export function checkDeclarations(app: AppConfig, pages: readonly string[], folder: Folder, reporter: Reporter): void {
  checkNames(app, reporter)
  checkPreload(app, pages, reporter)
  checkPrivateInfos(app, reporter)
  const { sitemapLocation: sitemap, workers } = app
  if (sitemap !== undefined && !folder.texts.has(sitemap.replace(/^\.?\//, '')))
    reporter.report(FILE, ['sitemapLocation'], `the sitemap "${sitemap}" is missing`)
  const place = typeof workers === 'string' ? workers : workers?.path
  if (place !== undefined && ![...folder.sizes.keys()].some((file) => file.startsWith(`${trimRoot(place)}/`)))
    reporter.report(FILE, ['workers'], `the folder of workers "${place}" is missing`)
}

function checkNames({ subPackages = [] }: AppConfig, { report }: Reporter): void {
  subPackages.forEach(({ name }, index) => {
    const keys = ['subPackages', index, 'name']
    if (name === undefined) return
    if (name === MAIN) report(FILE, keys, `"${MAIN}" is the main package`)
    else if (subPackages.findIndex((other) => other.name === name) < index)
      report(FILE, keys, `two subpackages have the name "${name}"`)
  })
}

/** WeChat's compiler identifies a package by its pages, so a rule cannot name a package without pages. */
function checkPreload(
  { preloadRule = {}, subPackages = [] }: AppConfig,
  pages: readonly string[],
  { report }: Reporter,
) {
  const named = (wanted: string) =>
    subPackages.find(({ name, root }) => name === wanted || trimRoot(root) === wanted.replace(/\/+$/, ''))
  for (const [page, { packages }] of Object.entries(preloadRule)) {
    if (!pages.includes(page) && !page.includes('__plugin__/'))
      report(FILE, ['preloadRule', page], `a preload rule is for "${page}", which is no page`)
    packages.forEach((wanted, index) => {
      const keys = ['preloadRule', page, 'packages', index]
      if (wanted === MAIN) return
      const found = named(wanted)
      if (found === undefined) report(FILE, keys, `a preload rule names "${wanted}", which is no subpackage`)
      else if (found.pages.length === 0) report(FILE, keys, `a preload rule names "${wanted}", which has no pages`)
    })
  }
}

function checkPrivateInfos({ requiredPrivateInfos: names = [] }: AppConfig, { report }: Reporter): void {
  if (!names.includes('getFuzzyLocation')) return
  names.forEach((name, index) => {
    if (EXACT.includes(name)) report(FILE, ['requiredPrivateInfos', index], `"${name}" excludes "getFuzzyLocation"`)
  })
}
