import { tapTab } from '../../automation/tool/tap-tab'
import type { TabItem } from '../../types/project'
import type { OpenPage, Runtime } from '../../types/runtime'
import { hasTabBar, TAB_BAR } from '../../runtime/insets'
import { draw, FONT } from './element'

/** The tab bar of an app that does not draw its own. */
export function tabBar(runtime: Runtime, page: OpenPage): HTMLElement | undefined {
  const { program, chrome } = runtime
  const config = program.app.tabBar
  if (config === undefined || !hasTabBar(program, page.path) || chrome.tabBar?.hidden) return undefined
  const bar = draw('div', {
    id: 'host-tab-bar',
    style: `${FONT}position:absolute;inset:auto 0 0;height:${TAB_BAR}px;display:flex;border-top:1px solid #ddd`,
  })
  bar.style.background = config.backgroundColor ?? '#ffffff'
  bar.append(...config.list.map((item, index) => tab(runtime, page, item, index)))
  return bar
}

function tab(runtime: Runtime, page: OpenPage, item: TabItem, index: number): HTMLElement {
  const { program, chrome } = runtime
  const { color = '#999999', selectedColor = '#3cc51f' } = program.app.tabBar ?? {}
  const { pagePath } = item
  const { text, iconPath } = { ...item, ...chrome.tabBar?.items[index] }
  const element = draw('div', {
    id: `host-tab-${index}`,
    style:
      'position:relative;flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;font-size:10px',
    onTap: () => void tapTab(runtime, pagePath).catch(runtime.report),
  })
  element.style.color = pagePath === page.path ? selectedColor : color
  if (iconPath) element.append(icon(`${program.assets}${iconPath.replace(/^\//, '')}`))
  element.append(text ?? '')
  const badge = chrome.tabBar?.badges[index] ?? (chrome.tabBar?.dots[index] ? '' : undefined)
  if (badge !== undefined) element.append(badgeOf(badge))
  return element
}

function icon(src: string): HTMLElement {
  const image = draw('img', { style: 'width:27px;height:27px' })
  image.src = src
  return image
}

function badgeOf(text: string): HTMLElement {
  const style =
    'position:absolute;top:2px;left:55%;min-width:8px;min-height:8px;padding:0 4px;border-radius:8px;background:#fa5151;color:#fff'
  return draw('span', { style }, text)
}
