import type { AppConfig, Package, Pages, UnitConfig } from './project'

/** A compiled mini-program: plain JSON, so that it can be passed to a browser. */
export interface Program {
  readonly app: AppConfig
  readonly pages: Pages
  readonly tabs: readonly string[]
  readonly packages: readonly Package[]
  readonly components: readonly string[]
  readonly configs: Readonly<Record<string, UnitConfig>>
  /** source of every js file, by path with suffix */
  readonly scripts: Readonly<Record<string, string>>
  /** an expression: an object of compiled templates by path without suffix; needs the global `__wxEventWrapper` */
  readonly templates: string
  readonly templatePaths: readonly string[]
  /** CSS by path without suffix: imports inlined, rpx and tag selectors rewritten */
  readonly styles: Readonly<Record<string, string>>
  /** problems that do not stop the mini-program, such as an attribute that occurs twice in a template */
  readonly warnings: readonly string[]
  /** the address of the package's pictures in a browser, with a trailing slash */
  readonly assets: string
}
