import type { AppConfig, Package, UnitConfig } from './project'

/** A compiled mini-program: plain JSON, so that it can be handed to a browser. */
export interface Program {
  readonly app: AppConfig
  readonly pages: readonly string[]
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
  /** what does not stop the mini-program, such as an attribute that a template names twice */
  readonly warnings: readonly string[]
  /** where pictures of the package are loaded from in a browser, with a slash at the end */
  readonly assets: string
}
