/**
 * The packages of the mini-program, derived from the route table (docs/decisions/0009-mini-program-packages.md). WeChat
 * packs whole folders: a page in the folder of a tab belongs to the main package, so only its content is in a
 * subpackage. Every other folder of screens is a subpackage with its pages. So is every language except that of a first
 * start.
 */
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@contract/base/languages'
import { contentRoot } from './contents'
import { namesOn, pathsOn, type RouteName, ROUTES, TABS, type TabName } from './routes'

interface Subpackage {
  /** The folder, such as `pages/users`. */
  readonly root: string
  /** Its name in preload rules, such as `users`. */
  readonly name: string
  /** Paths relative to the folder. */
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

/** The screens that users mostly open next. Their packages load while the user looks at this screen. */
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
  store: ['shopOrders'],
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

/** The packages with the contents of pages in a tab's folder: the content of `pages/cart/pay` is in `screens/cart`. */
export const CONTENT_PACKAGES: readonly Subpackage[] = [
  ...new Set(PACKAGES.main.filter((path) => !isTabPage(path)).map(contentRoot)),
].map((root) => ({ root, name: `${fileOf(root)}-screens`, pages: [] }))

/**
 * The subpackage that contains a screen. Undefined for the tabs, which are in the main package, and for screens that
 * the mini-program does not have.
 */
export function packageOf(name: RouteName): Subpackage | undefined {
  const { path } = ROUTES[name]
  if (isTabPage(path) || !HERE.includes(name)) return undefined
  const roots = [folderOf(path), contentRoot(path)]
  return [...PACKAGES.subpackages, ...CONTENT_PACKAGES].find(({ root }) => roots.includes(root))
}

/** The packages of texts, which have no screens; config/texts/modules.ts loads them. */
export const TEXT_PACKAGES: readonly Subpackage[] = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE).map(
  (code) => ({ root: `locales/${code}-pack`, name: `texts-${code}`, pages: [] }),
)

/** The preload rules of app.json: for each screen the subpackages of the next screens, without its own. */
export function preloadRules(): Record<string, Preload> {
  const rules = HERE.map((name): [string, Preload] => {
    const wanted = (NEXT[name] ?? []).map(packageOf).filter((found) => found !== undefined && found !== packageOf(name))
    const names = wanted.map((found) => found?.name ?? '')
    return [ROUTES[name].path, { network: 'all', packages: [...new Set(names)] }]
  })
  return Object.fromEntries(rules.filter(([, { packages }]) => packages.length > 0))
}
