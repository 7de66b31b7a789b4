import { hooks } from '@tarojs/shared'
import { type ComponentType, useState } from 'react'
import { LostScreen } from '@/shell/screen/lost-screen'
import { type HostPage, deferPage } from './defer-page'

type Load = () => Promise<{ readonly default: ComponentType }>

/** Set while a page's module runs: Taro creates the page right after it has read the component. */
let next: (() => Promise<unknown>) | undefined

hooks.tap('modifyPageObject', (page: HostPage) => {
  if (next !== undefined) deferPage(page, next)
  next = undefined
})

/**
 * A mini-program screen whose page must be in the main package and whose content is in a subpackage. The page begins
 * when the content has loaded. When the load fails, the screen says so and offers a retry.
 */
export function lazyScreen(load: Load): ComponentType {
  let Content: ComponentType | undefined
  const fetch = async () => {
    Content = (await load()).default
  }
  next = fetch

  return function LazyScreen() {
    const [, drawAgain] = useState(0)
    if (Content !== undefined) return <Content />
    const draw = () => drawAgain((times) => times + 1)
    // failed again: the same state stays, with its button
    const retry = () => fetch().then(draw, draw)
    return <LostScreen onRetry={retry} />
  }
}
