import type { Runtime } from '../../types/runtime'

/** Taps the tab bar: the page comes to the front, and onTabItemTap is called. */
export async function tapTab(runtime: Runtime, path: string): Promise<void> {
  const { program, router, surroundings } = runtime
  const items = program.app.tabBar?.list ?? []
  const index = items.findIndex((item) => item.pagePath === path)
  if (index === -1) throw new Error(`${path} is not a page of the tab bar`)
  const page = await router.switchTab(`/${path}`)
  const tapped = { index, pagePath: path, text: items[index].text }
  runtime.invoke(page.instance, 'onTabItemTap', surroundings.realm.copy(tapped))
}
