/// <reference types="@tarojs/taro" />

declare module '*.png'
declare module '*.svg'
declare module '*.webp'
declare module '*.css'
declare module '*.scss'
/** Where Metro put it: the number of an asset. */
declare module '*.html' {
  const asset: number
  export default asset
}
/** Its text, on H5 and in the mini-program. */
declare module '*.txt' {
  const text: string
  export default text
}

declare namespace NodeJS {
  interface ProcessEnv {
    /** Which target this bundle is for; a build-time constant. */
    TARO_ENV: 'h5' | 'weapp' | 'rn'
    /** Where the API answers: '' on H5 (same origin), an absolute address elsewhere; a build-time constant. */
    TARO_APP_API: string
  }
}
