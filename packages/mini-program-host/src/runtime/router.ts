import type { Program } from '../types/program'
import type { OpenPage, Router } from '../types/runtime'
import type { EventChannel } from './event-channel'
import type { PageLife } from './page-life'
import { parseUrl, type Target } from './paths'

const STACK_LIMIT = 10

interface RouterOptions {
  readonly program: Program
  readonly life: PageLife
  readonly make: (target: Target, channel?: EventChannel) => OpenPage
  /** Runs each navigation as a task of its own, one after the other. */
  readonly later: (run: () => void) => void
}

/** Navigates between pages, and holds the page stack. */
export interface PageStack extends Router {
  readonly pages: OpenPage[]
  navigateTo(url: string, channel?: EventChannel): Promise<OpenPage>
  /** Whether the program has a page with this path. */
  has(path: string): boolean
}

/** Navigations run in the order in which they were requested. A tab page is kept while another tab is shown. */
export function createRouter({ program, life, make, later }: RouterOptions): PageStack {
  const pages: OpenPage[] = []
  const keptTabs = new Map<string, OpenPage>()
  const top = () => pages.at(-1)
  const isTab = (path: string) => program.tabs.includes(path)
  const has = (path: string) => program.pages.includes(path)

  function targetOf(url: string): Target {
    const target = parseUrl(url, top()?.path)
    if (!has(target.path)) throw new Error(`page "${target.path}" is not found`)
    return target
  }

  // a page that cannot be created leaves the others unchanged
  function open(target: Target, leave: () => void, channel?: EventChannel): OpenPage {
    const page = make(target, channel)
    leave()
    pages.push(page)
    life.open(page)
    return page
  }

  function closeTop(): void {
    const page = pages.pop()
    if (page) life.close(page)
  }

  function hideTop(): void {
    const page = top()
    if (page) life.hide(page)
  }

  // pages above a tab page are closed; a tab page that is left is kept
  function leaveFor(path: string): void {
    let tab = top()
    while (tab && (pages.length > 1 || !isTab(tab.path))) {
      closeTop()
      tab = top()
    }
    if (!tab || tab.path === path) return
    life.hide(tab)
    pages.pop()
    keptTabs.set(tab.path, tab)
  }

  function closeAll(): void {
    while (pages.length > 0) closeTop()
    for (const kept of keptTabs.values()) life.close(kept)
    keptTabs.clear()
  }

  function toTab(path: string): OpenPage {
    const kept = keptTabs.get(path) ?? (pages[0]?.path === path ? pages[0] : undefined)
    if (!kept) return open({ path, query: {}, search: '' }, () => leaveFor(path))
    leaveFor(path)
    if (keptTabs.delete(path)) pages.push(kept)
    life.show(kept)
    return kept
  }

  const move = <Result>(run: () => Result) =>
    new Promise<Result>((resolve, reject) => {
      later(() => {
        try {
          resolve(run())
        } catch (error) {
          reject(error)
        }
      })
    })

  return {
    pages,
    has,
    navigateTo: (url, channel) =>
      move(() => {
        const target = targetOf(url)
        if (isTab(target.path)) throw new Error('can not navigateTo a tabbar page')
        if (pages.length >= STACK_LIMIT) throw new Error('webview count limit exceed')
        return open(target, hideTop, channel)
      }),
    redirectTo: (url) =>
      move(() => {
        const target = targetOf(url)
        if (isTab(target.path)) throw new Error('can not redirectTo a tabbar page')
        return open(target, closeTop)
      }),
    reLaunch: (url) =>
      move(() => {
        const target = targetOf(url)
        return open(target, closeAll)
      }),
    switchTab: (url) =>
      move(() => {
        const { path } = targetOf(url)
        if (!isTab(path)) throw new Error('can not switch to no-tabBar page')
        return toTab(path)
      }),
    navigateBack: (delta) =>
      move(() => {
        if (pages.length <= 1) throw new Error('cannot navigate back at first page.')
        for (let left = Math.min(Math.max(delta, 1), pages.length - 1); left > 0; left -= 1) closeTop()
        const page = top()
        if (!page) throw new Error('the page to go back to is not open any more')
        life.show(page)
      }),
  }
}
