// Taro's components that the kit has on H5, drawn by React, as `useHtmlComponents` of config/h5.ts has it.
export { default as Image } from '@tarojs/components-react/dist/components/image/index.js'
export { default as View } from '@tarojs/components-react/dist/components/view/index.js'
