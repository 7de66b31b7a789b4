/** The part of each page's script that asks the page for its behaviors. */
const BEHAVIORS = /if \(component && component\.behaviors\) \{[^}]*\}\n/

/** Removes that part from a script. Throws where it is not found, for Taro writes it in another way then. */
export function leanPage(script: string): string {
  const lean = script.replace(BEHAVIORS, '')
  if (lean === script) throw new Error('config/mini/lean-pages.ts does not find what Taro writes about behaviors')
  return lean
}

interface Options {
  readonly loaderMeta?: object
}

/** Options of Taro's plugin for mini-programs, by which no page asks for behaviors (HACKS.md: config/mini/lean-pages.ts). */
export const withLeanPages = (options: Options): Options => ({
  ...options,
  loaderMeta: {
    ...options.loaderMeta,
    modifyInstantiate: (script: string, kind: string) => (kind === 'page' ? leanPage(script) : script),
  },
})
