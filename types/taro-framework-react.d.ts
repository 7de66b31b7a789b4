/** Taro's React runtime has no types: this is only what the page tests call. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type React from 'react'

  export function createReactApp(app: never, react: typeof React, dom: never, config: never): unknown
  export function connectReactPage(react: typeof React, id: string): unknown
}
