import type { AppConfig } from '../types/project'
import type { Reporter } from './reporter'
import { boolean, colour, list, number, object, oneOf, string } from './shapes'

const FILE = 'app.json'

const subPackages = list(
  object({ root: string, pages: list(string) }, { name: string, independent: boolean, entry: string }),
)
const timeouts = { request: number, connectSocket: number, uploadFile: number, downloadFile: number }

/** The names that WeChat accepts in `requiredPrivateInfos`. */
const PRIVATE_INFOS = [
  ...['chooseAddress', 'chooseLocation', 'choosePoi', 'getFuzzyLocation', 'getLocation', 'onLocationChange'],
  ...['startLocationUpdate', 'startLocationUpdateBackground'],
]

const WINDOW = {
  navigationStyle: oneOf('default', 'custom'),
  navigationBarBackgroundColor: colour,
  navigationBarTextStyle: oneOf('black', 'white'),
  backgroundColor: colour,
  backgroundTextStyle: oneOf('dark', 'light'),
  enablePullDownRefresh: boolean,
  onReachBottomDistance: number,
}

const APP = object(
  { pages: list(string) },
  {
    entryPagePath: string,
    subPackages,
    subpackages: subPackages,
    window: object({}, WINDOW),
    preloadRule: object({}, {}, object({ packages: list(string) }, { network: oneOf('all', 'wifi') })),
    sitemapLocation: string,
    plugins: object({}, {}, object({ version: string, provider: string })),
    workers: (value, keys, tell) => (typeof value === 'string' ? string : object({ path: string }))(value, keys, tell),
    lazyCodeLoading: oneOf('requiredComponents'),
    debug: boolean,
    resizable: boolean,
    style: oneOf('v2'),
    renderer: oneOf('webview', 'skyline'),
    tabBar: object(
      { list: list(object({ pagePath: string, text: string }, { iconPath: string, selectedIconPath: string })) },
      { custom: boolean, position: oneOf('bottom', 'top') },
    ),
    networkTimeout: object({}, timeouts),
    usingComponents: object({}, {}, string),
    requiredPrivateInfos: list(oneOf(...PRIVATE_INFOS)),
    permission: object({}, {}, object({ desc: string })),
  },
)

const UNIT = object({}, { usingComponents: object({}, {}, string), componentGenerics: object({}) })

/** app.json with values of the right types and `subPackages` in this spelling; undefined after a fault was reported. */
export function checkApp(value: unknown, { report, faults }: Reporter): AppConfig | undefined {
  const before = faults.length
  APP(value, [], (keys, message) => report(FILE, keys, message))
  if (faults.length > before) return undefined
  const { subpackages, ...app } = value as AppConfig & { subpackages?: AppConfig['subPackages'] }
  if (app.pages.length === 0) report(FILE, ['pages'], '"pages" names no page')
  return { ...app, subPackages: app.subPackages ?? subpackages ?? [] }
}

/** Reports values of the wrong type in the json of a page or component; returns whether all are right. */
export function checkUnit(
  file: string,
  value: unknown,
  { report, faults }: Reporter,
): value is Record<string, unknown> {
  const before = faults.length
  UNIT(value, [], (keys, message) => report(file, keys, message))
  return faults.length === before
}
