/// <reference types="@tarojs/taro" />

declare module '*.png'
declare module '*.svg'
declare module '*.webp'
declare module '*.css'
declare module '*.scss'
/** The number of an asset, given by Metro. */
declare module '*.html' {
  const asset: number
  export default asset
}
/** The text of the file, on H5 and in the mini-program. */
declare module '*.txt' {
  const text: string
  export default text
}

declare namespace NodeJS {
  interface ProcessEnv {
    /** The target of this bundle; a build-time constant. */
    TARO_ENV: 'h5' | 'weapp' | 'rn'
    /** The address of the API: '' on H5 (same origin), an absolute address elsewhere; a build-time constant. */
    TARO_APP_API: string
    /** 'true': the console says why an answer cannot be used; a build-time constant. */
    TARO_APP_EXPLAIN?: string
  }
}
