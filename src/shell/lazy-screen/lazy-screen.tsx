import { hooks } from '@tarojs/shared'
import { type ComponentType, useState } from 'react'
import { LostScreen } from '@/shell/screen/lost-screen'
import { type HostPage, deferPage } from './defer-page'

type Load = () => Promise<{ readonly default: ComponentType }>

/** Set while a page's module runs: Taro makes the page itself right after it has read the component. */
let next: (() => Promise<unknown>) | undefined

hooks.tap('modifyPageObject', (page: HostPage) => {
  if (next !== undefined) deferPage(page, next)
  next = undefined
})

/**
 * A screen of the mini-program whose page has to lie in the main package and whose content is in a subpackage: the
 * page begins when the content is there. When it cannot be had, the screen says so and tries again.
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
    // lost again: the same face stays, with its button
    const retry = () => fetch().then(draw, draw)
    return <LostScreen onRetry={retry} />
  }
}
