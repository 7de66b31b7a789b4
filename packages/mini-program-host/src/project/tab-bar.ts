import type { AppConfig } from '../types/project'
import type { Folder } from './read-folder'
import type { Reporter } from './reporter'

const FILE = 'app.json'
const MIN_TABS = 2
const MAX_TABS = 5
// WeChat's limit for a tab's picture
const MAX_ICON_BYTES = 40 * 1024

/** The path of the component that draws a custom tab bar. */
export const CUSTOM_TAB_BAR = 'custom-tab-bar/index'

/** The pages of the tab bar, in order. Reports those that cannot be tabs. */
export function collectTabs(app: AppConfig, folder: Folder, { report }: Reporter): readonly string[] {
  if (!app.tabBar) return []
  const { list, custom } = app.tabBar
  if (list.length < MIN_TABS || list.length > MAX_TABS)
    report(FILE, ['tabBar', 'list'], `a tab bar has ${MIN_TABS} to ${MAX_TABS} tabs, not ${list.length}`)
  list.forEach(({ pagePath }, index) => {
    const keys = ['tabBar', 'list', index, 'pagePath']
    if (!app.pages.includes(pagePath)) report(FILE, keys, `tab "${pagePath}" is no page of the main package`)
    if (list.findIndex((other) => other.pagePath === pagePath) < index)
      report(FILE, keys, `tab "${pagePath}" is named twice`)
  })
  list.forEach((tab, index) => checkIcons(tab, ['tabBar', 'list', index], folder, report))
  if (custom && !folder.texts.has(`${CUSTOM_TAB_BAR}.json`))
    report(FILE, ['tabBar', 'custom'], `a custom tab bar needs the component "${CUSTOM_TAB_BAR}"`)
  return list.map(({ pagePath }) => pagePath)
}

function checkIcons(
  tab: { readonly iconPath?: string; readonly selectedIconPath?: string },
  keys: readonly (string | number)[],
  { sizes }: Folder,
  report: Reporter['report'],
): void {
  for (const name of ['iconPath', 'selectedIconPath'] as const) {
    const icon = tab[name]
    if (icon === undefined) continue
    const bytes = sizes.get(icon.replace(/^\.?\//, ''))
    if (bytes === undefined) report(FILE, [...keys, name], `the tab's picture "${icon}" is missing`)
    else if (bytes > MAX_ICON_BYTES)
      report(FILE, [...keys, name], `the tab's picture "${icon}" has ${bytes} bytes: more than ${MAX_ICON_BYTES}`)
  }
}
