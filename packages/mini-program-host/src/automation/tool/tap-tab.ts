import type { Runtime } from '../../types/runtime'

/** Taps the tab bar: the page comes to the front, and onTabItemTap is called. */
export async function tapTab(runtime: Runtime, path: string): Promise<void> {
  const { program, router, surroundings } = runtime
  const items = program.app.tabBar?.list ?? []
  const index = items.findIndex((item) => item.pagePath === path)
  const item = items[index]
  if (item === undefined) throw new Error(`${path} is not a page of the tab bar`)
  const page = await router.switchTab(`/${path}`)
  const tapped = { index, pagePath: path, text: item.text }
  runtime.invoke(page.instance, 'onTabItemTap', surroundings.realm.copy(tapped))
}
