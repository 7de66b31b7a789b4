import type { OpenPage, Runtime } from '../../types/runtime'
import { hasNavigationBar, NAVIGATION_BAR, STATUS_BAR } from '../../runtime/insets'
import { draw, FONT } from './element'

/** Status bar and navigation bar of a page that does not draw its own. */
export function navigationBar(runtime: Runtime, page: OpenPage): HTMLElement | undefined {
  const { program, stack, chrome } = runtime
  if (!hasNavigationBar(program, page.path)) return undefined
  const config = { ...program.app.window, ...program.configs[page.path] }
  const background = chrome.colors?.navigationBarBackgroundColor ?? config.navigationBarBackgroundColor ?? '#000000'
  const color = chrome.colors?.navigationBarColor ?? config.navigationBarTextStyle ?? 'white'
  const title = draw('span', { id: 'host-title', style: 'margin:auto;font-weight:600' }, titleOf(runtime, page))
  const bar = draw('div', {
    id: 'host-navigation-bar',
    style: `${FONT}position:absolute;inset:0 0 auto;height:${STATUS_BAR + NAVIGATION_BAR}px;padding-top:${STATUS_BAR}px;display:flex;align-items:center;`,
  })
  bar.style.background = background
  bar.style.color = color
  const back = { id: 'host-back', style: 'position:absolute;left:0;padding:10px 16px', onTap: goBack }
  if (stack.length > 1) bar.append(draw('span', back, '‹'))
  bar.append(title)
  return bar

  function goBack(): void {
    void runtime.router.navigateBack(1).catch(runtime.report)
  }
}

function titleOf({ program }: Runtime, page: OpenPage): string {
  const config = program.configs[page.path]
  return page.title ?? config?.navigationBarTitleText ?? program.app.window?.navigationBarTitleText ?? ''
}
