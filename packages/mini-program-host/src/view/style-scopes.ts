import type { Element as WxElement, GeneralComponent } from 'glass-easel'
import type { ViewHost } from './view-host'

type Isolation = 'shared' | 'apply-shared' | 'isolated'

interface Options {
  readonly styleIsolation?: unknown
  readonly addGlobalClass?: unknown
}

const OWNER = 'wx-owner'
const ISOLATED = 'wx-isolated'
const HOST = 'wx-is'
const CLASS = /\.((?:[\w-]|[^\x00-\x7f]|\\.)+)|\[[^\]]*\]/g

/**
 * The scopes of classes: a component's classes apply only to its own elements, and those of pages not to components,
 * unless its json or its options say otherwise. Elements keep their class names, so that tests find them.
 */
export class StyleScopes {
  readonly #host: ViewHost
  readonly #isolations = new Map<string, Isolation>()

  constructor(host: ViewHost) {
    this.#host = host
  }

  /** Registers a page or component before it is drawn. */
  define(path: string, definition: { readonly options?: unknown; readonly externalClasses?: unknown }): void {
    const isolation = this.#isPage(path) ? 'shared' : isolationOf(this.#host, path, definition.options as Options)
    // a component's external classes are those of its page
    const open = definition.externalClasses !== undefined && isolation === 'isolated'
    this.#isolations.set(path, open ? 'apply-shared' : isolation)
  }

  /** Marks an element as belonging to its component, if a style sheet needs it. */
  mark(drawn: Element, element: WxElement): void {
    const owner = element.ownerShadowRoot?.getHostNode().is
    if (owner !== undefined && this.#isScoped(owner)) {
      drawn.setAttribute(OWNER, owner)
      if (this.#isolations.get(owner) === 'isolated') drawn.setAttribute(ISOLATED, '')
    }
    const { is } = element as GeneralComponent
    if (this.#host.program.styles[is] && this.#isolations.has(is)) drawn.setAttribute(HOST, is)
  }

  /** Limits the classes in the style sheet of the app, a page or a component to their scope. */
  narrow(path: string, sheet: CSSStyleSheet): void {
    const scope = this.#scopeOf(path)
    if (scope === '') return
    eachRule(sheet.cssRules, (rule) => {
      rule.selectorText = rule.selectorText
        .replace(CLASS, (whole, name: string | undefined) => (name === undefined ? whole : `${whole}${scope}`))
        .replace(/:host\b/g, `[${HOST}="${path}"]`)
    })
  }

  #scopeOf(path: string): string {
    if (this.#isScoped(path)) return `:where([${OWNER}="${path}"])`
    return [...this.#isolations.values()].includes('isolated') ? `:where(:not([${ISOLATED}]))` : ''
  }

  #isScoped(path: string): boolean {
    const isolation = this.#isolations.get(path)
    if (isolation === 'isolated') return true
    return isolation === 'apply-shared' && Boolean(this.#host.program.styles[path])
  }

  #isPage(path: string): boolean {
    return this.#host.program.pages.includes(path)
  }
}

function isolationOf({ program }: ViewHost, path: string, options: Options = {}): Isolation {
  const config = program.configs[path] ?? {}
  const given = config.styleIsolation ?? options.styleIsolation
  if (given === 'shared' || given === 'page-shared') return 'shared'
  if (given === 'apply-shared' || given === 'page-apply-shared') return 'apply-shared'
  return config.addGlobalClass || options.addGlobalClass ? 'apply-shared' : 'isolated'
}

function eachRule(rules: CSSRuleList, visit: (rule: CSSStyleRule) => void): void {
  for (const rule of Array.from(rules)) {
    if ('selectorText' in rule) visit(rule as CSSStyleRule)
    else if ('cssRules' in rule) eachRule((rule as CSSGroupingRule).cssRules, visit)
  }
}
