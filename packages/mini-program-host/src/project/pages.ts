import type { AppConfig } from '../types/project'
import type { Folder } from './read-folder'
import type { Reporter } from './reporter'

const FILE = 'app.json'

interface Entry {
  /** whole path */
  readonly path: string
  /** of its package; '' for the main one */
  readonly root: string
  /** its position in app.json */
  readonly keys: readonly (string | number)[]
}

/** A package's root without surrounding slashes. */
export function trimRoot(root: string): string {
  return root.replace(/^\/+|\/+$/g, '')
}

/** Every page in app.json, the entry page first. Reports those that cannot be opened. */
export function collectPages(app: AppConfig, folder: Folder, reporter: Reporter): readonly string[] {
  checkRoots(app, folder, reporter)
  const entries = entriesOf(app)
  const roots = (app.subPackages ?? []).map(({ root }) => trimRoot(root))
  const seen = new Set<string>()
  for (const entry of entries) {
    const fault = faultOf(entry, folder, roots, seen)
    if (fault) reporter.report(FILE, entry.keys, fault)
    seen.add(entry.path)
  }
  return entryFirst(app, [...seen], reporter)
}

function entriesOf(app: AppConfig): Entry[] {
  const main = app.pages.map((path, index) => ({ path, root: '', keys: ['pages', index] }))
  const others = (app.subPackages ?? []).flatMap(({ root, pages }, at) =>
    pages.map((path, index) => ({
      path: `${trimRoot(root)}/${path}`,
      root: trimRoot(root),
      keys: ['subPackages', at, 'pages', index],
    })),
  )
  return [...main, ...others]
}

function faultOf({ path, root }: Entry, { texts }: Folder, roots: readonly string[], seen: ReadonlySet<string>) {
  if (path.startsWith('/')) return `page "${path}" must not begin with a slash`
  if (seen.has(path)) return `page "${path}" is named twice`
  const owner = roots.find((other) => path.startsWith(`${other}/`))
  if (root === '' && owner) return `page "${path}" of the main package lies in the subpackage "${owner}"`
  const missing = ['.js', '.wxml'].map((suffix) => path + suffix).filter((file) => !texts.has(file))
  return missing.length > 0 ? `page "${path}" has no ${missing.join(' and no ')}` : undefined
}

function checkRoots(app: AppConfig, { sizes }: Folder, { report }: Reporter): void {
  const roots: string[] = []
  app.subPackages?.forEach(({ root: written }, index) => {
    const root = trimRoot(written)
    const keys = ['subPackages', index, 'root']
    const around = roots.find((other) => root.startsWith(`${other}/`) || other.startsWith(`${root}/`))
    if (roots.includes(root)) report(FILE, keys, `subpackage "${root}" is named twice`)
    else if (around !== undefined) report(FILE, keys, `subpackages "${root}" and "${around}" lie in one another`)
    else if (![...sizes.keys()].some((file) => file.startsWith(`${root}/`)))
      report(FILE, keys, `subpackage "${root}" has no folder`)
    roots.push(root)
  })
}

function entryFirst(app: AppConfig, pages: readonly string[], { report }: Reporter): readonly string[] {
  const { entryPagePath: entry } = app
  if (entry === undefined) return pages
  if (!pages.includes(entry)) report(FILE, ['entryPagePath'], `the entry page "${entry}" is not in "pages"`)
  return [entry, ...pages.filter((page) => page !== entry)]
}
