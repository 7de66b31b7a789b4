// Every page draws its own bar (navigationStyle: custom), so Taro's is never visible. This keeps only the document's
// title, which Taro.setNavigationBarTitle sets through an event.
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
