// Every page draws its own bar (navigationStyle: custom), so Taro's is never seen. What stays of it is the
// document's title, which Taro.setNavigationBarTitle asks for by an event.
import { eventCenter } from '@tarojs/runtime'

export default class NavigationBarHandler {
  constructor() {
    eventCenter.on('__taroH5SetNavigationBarTitle', (title) => {
      document.title = title
    })
  }

  load() {}
}

export function initNavigationBar() {}
