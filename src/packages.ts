/**
 * How the mini-program is packed, derived from the route table (docs/decisions/0009-mini-program-packages.md). WeChat packs
 * whole folders: a page in the folder of a tab belongs to the main package, so only its content is a subpackage. Every
 * other folder of screens is one with its pages, and so is every language but that of a first start.
 */
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@contract/languages'
import { contentRoot } from './contents'
import { namesOn, pathsOn, type RouteName, ROUTES, TABS, type TabName } from './routes'

interface Subpackage {
  /** The folder, as `pages/users`. */
  readonly root: string
  /** What a preload rule calls it, as `users`. */
  readonly name: string
  /** Paths inside the folder. */
  readonly pages: readonly string[]
}

interface Packages {
  readonly main: readonly string[]
  readonly subpackages: readonly Subpackage[]
}

interface Preload {
  readonly network: 'all'
  readonly packages: readonly string[]
}

/** Where people mostly go next: fetched while they still look at the screen. */
const NEXT: Partial<Record<RouteName, readonly RouteName[]>> = {
  home: ['product', 'search', 'categoryDetail'],
  category: ['categoryDetail', 'search'],
  index: ['product'],
  cart: ['myCart', 'login'],
  dashboard: ['orders', 'address', 'login'],
  categoryDetail: ['product'],
  search: ['product'],
  product: ['myCart', 'login'],
  pay: ['order'],
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Splits pages into the main package and a subpackage per folder without a tab; the order stays. */
export function splitPackages(paths: readonly string[], tabs: readonly string[]): Packages {
  const mainFolders = new Set(tabs.map(folderOf))
  const isMain = (path: string) => mainFolders.has(folderOf(path))
  const outside = paths.filter((path) => !isMain(path))
  const roots = [...new Set(outside.map(folderOf))]
  return {
    main: paths.filter(isMain),
    subpackages: roots.map((root) => ({
      root,
      name: fileOf(root),
      pages: outside.filter((path) => folderOf(path) === root).map(fileOf),
    })),
  }
}

const tabPath = (name: TabName): string => ROUTES[name].path

export const PACKAGES: Packages = splitPackages(pathsOn('weapp'), TABS.map(tabPath))

const HERE = namesOn('weapp')

const isTabPage = (path: string): boolean => TABS.map(tabPath).includes(path)

/** The packages of what a page in the folder of a tab shows: the content of `pages/cart/pay` is in `screens/cart`. */
export const CONTENT_PACKAGES: readonly Subpackage[] = [
  ...new Set(PACKAGES.main.filter((path) => !isTabPage(path)).map(contentRoot)),
].map((root) => ({ root, name: `${fileOf(root)}-screens`, pages: [] }))

/**
 * The subpackage that a screen is drawn from; undefined for the tabs, which are in the main package, and for what the
 * mini-program does not have.
 */
export function packageOf(name: RouteName): Subpackage | undefined {
  const { path } = ROUTES[name]
  if (isTabPage(path) || !HERE.includes(name)) return undefined
  const roots = [folderOf(path), contentRoot(path)]
  return [...PACKAGES.subpackages, ...CONTENT_PACKAGES].find(({ root }) => roots.includes(root))
}

/** The packages of texts, without screens; config/texts/modules.ts asks for them. */
export const TEXT_PACKAGES: readonly Subpackage[] = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE).map(
  (code) => ({ root: `locales/${code}-pack`, name: `texts-${code}`, pages: [] }),
)

/** The preload rules of app.json: per screen the subpackages of the screens that come next, its own left out. */
export function preloadRules(): Record<string, Preload> {
  const rules = HERE.map((name): [string, Preload] => {
    const wanted = (NEXT[name] ?? []).map(packageOf).filter((found) => found !== undefined && found !== packageOf(name))
    const names = wanted.map((found) => found?.name ?? '')
    return [ROUTES[name].path, { network: 'all', packages: [...new Set(names)] }]
  })
  return Object.fromEntries(rules.filter(([, { packages }]) => packages.length > 0))
}
