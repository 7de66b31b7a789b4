/// <reference types="@tarojs/taro" />

declare module '*.png'
declare module '*.svg'
declare module '*.webp'
declare module '*.css'
declare module '*.scss'

declare namespace NodeJS {
  interface ProcessEnv {
    /** Which target this bundle is for; a build-time constant. */
    TARO_ENV: 'h5' | 'weapp' | 'rn'
    /** Where the API answers: '' on H5 (same origin), an absolute address elsewhere; a build-time constant. */
    TARO_APP_API: string
  }
}
