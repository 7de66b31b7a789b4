/**
 * The content of a mini-program's own files, as read from the folder. Paths are relative to it, with '/' and without a
 * leading one.
 */

/** app.json, as far as the host uses it. */
export interface AppConfig {
  readonly pages: readonly string[]
  /** the page that is opened first, if it is not the first of `pages` */
  readonly entryPagePath?: string
  /** both spellings of app.json are read into this one */
  readonly subPackages?: readonly { readonly root: string; readonly name?: string; readonly pages: readonly string[] }[]
  /** by page: the packages to preload while it is shown, by name or root */
  readonly preloadRule?: Readonly<Record<string, { readonly packages: readonly string[] }>>
  readonly sitemapLocation?: string
  readonly workers?: string | { readonly path: string }
  readonly window?: WindowConfig
  readonly tabBar?: {
    readonly custom?: boolean
    readonly color?: string
    readonly selectedColor?: string
    readonly backgroundColor?: string
    readonly list: readonly TabItem[]
  }
  /** milliseconds */
  readonly networkTimeout?: {
    readonly request?: number
    readonly connectSocket?: number
    readonly uploadFile?: number
    readonly downloadFile?: number
  }
  readonly usingComponents?: Readonly<Record<string, string>>
  readonly requiredPrivateInfos?: readonly string[]
  readonly permission?: Readonly<Record<string, { readonly desc: string }>>
}

/** One tab of app.json's `tabBar`. */
export interface TabItem {
  readonly pagePath: string
  readonly text: string
  readonly iconPath?: string
  readonly selectedIconPath?: string
}

/** app.json's `window`, and the values that a page's own json overrides. */
export interface WindowConfig {
  readonly navigationStyle?: 'default' | 'custom'
  readonly navigationBarTitleText?: string
  readonly navigationBarBackgroundColor?: string
  readonly navigationBarTextStyle?: 'black' | 'white'
  readonly backgroundColor?: string
  readonly enablePullDownRefresh?: boolean
  /** px from the bottom */
  readonly onReachBottomDistance?: number
  readonly disableScroll?: boolean
}

/** The json beside a page or component. */
export interface UnitConfig extends WindowConfig {
  readonly component?: boolean
  readonly styleIsolation?: string
  readonly addGlobalClass?: boolean
  /** includes those of app.json; each path from the root, with a leading slash and without suffix */
  readonly usingComponents?: Readonly<Record<string, string>>
}

/** The pages of a mini-program, by path; it opens the first one, so there is always one. */
export type Pages = readonly [home: string, ...others: string[]]

/** A package as it is downloaded; the root of the main one is ''. */
export interface Package {
  readonly root: string
  readonly pages: readonly string[]
  /** of all files below the root (main package: of all files in no other package), uncompressed */
  readonly bytes: number
}

export interface Project {
  /** absolute path of the folder */
  readonly folder: string
  readonly app: AppConfig
  /** every page, the entry page first, those of subpackages by their whole path */
  readonly pages: Pages
  readonly tabs: readonly string[]
  readonly packages: readonly Package[]
  /** every custom component that a page, a component or app.json uses, and the custom tab bar, by path without suffix */
  readonly components: readonly string[]
  /** json beside pages and components, by path without suffix */
  readonly configs: ReadonlyMap<string, UnitConfig>
  /** text of every js, wxml, wxs and wxss file, by path with suffix */
  readonly sources: ReadonlyMap<string, string>
  /** bytes of every file, by path with suffix */
  readonly sizes: ReadonlyMap<string, number>
}

/** A fault and its position in the mini-program's files: `file:line:column message` as text. */
export interface Fault {
  readonly file: string
  /** counted from 1 */
  readonly line?: number
  readonly column?: number
  readonly message: string
}
