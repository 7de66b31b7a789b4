import type { Pages, Project } from '../types/project'
import { checkApp } from './app-shape'
import { collectUnits } from './components'
import { checkDeclarations } from './declarations'
import { measurePackages } from './packages'
import { collectPages, trimRoot } from './pages'
import { parseJson } from './json'
import { ProjectError, refuse } from './project-error'
import { readFolder, type Folder } from './read-folder'
import { createReporter } from './reporter'
import { CUSTOM_TAB_BAR, collectTabs } from './tab-bar'

/**
 * Reads a compiled mini-program from its folder: app.json, everything that belongs to it, and the text of every file.
 * Throws a ProjectError with all faults, each with its file and position.
 */
export function readProject(given: string): Project {
  const folder = readFolder(given)
  const reporter = createReporter(folder.texts)
  const app = checkApp(appJson(folder), reporter)
  if (!app) throw new ProjectError(reporter.faults)
  const roots = (app.subPackages ?? []).map(({ root }) => trimRoot(root))
  const pages = collectPages(app, folder, reporter)
  const tabs = collectTabs(app, folder, reporter)
  checkDeclarations(app, pages, folder, reporter)
  const bar = app.tabBar?.custom && folder.texts.has(`${CUSTOM_TAB_BAR}.json`) ? [CUSTOM_TAB_BAR] : []
  const units = collectUnits(app, { pages, components: bar }, roots, folder, reporter)
  if (!folder.texts.has('app.js')) reporter.faults.push({ file: 'app.js', message: 'is missing' })
  refuse(reporter.faults)
  return {
    folder: folder.folder,
    app,
    pages: withHome(pages),
    tabs,
    packages: measurePackages(app, folder.sizes),
    ...units,
    sources: new Map([...folder.texts].filter(([file]) => !file.endsWith('.json'))),
    sizes: folder.sizes,
  }
}

/** @throws Error for an empty list, which app.json's check has already refused */
function withHome([home, ...others]: readonly string[]): Pages {
  if (home === undefined) throw new Error('the mini-program has no page')
  return [home, ...others]
}

function appJson({ texts }: Folder): unknown {
  const read = parseJson('app.json', texts.get('app.json') ?? '')
  if ('fault' in read) throw new ProjectError([read.fault])
  return read.value
}
