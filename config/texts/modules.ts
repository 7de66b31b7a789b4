/**
 * The texts of the catalogues as modules, for the builds of H5 and the mini-program
 * (docs/decisions/0046-catalogues.md).
 */

/** The sources whose keys are looked for. */
export const SOURCES = /[\\/]src[\\/](?!locales[\\/]namespace).+\.tsx?$/

/** The module in whose place a namespace is written, `namespace.ts?wallet`. */
export const NAMESPACE = /[\\/]src[\\/]locales[\\/]namespace\.ts$/

/** The default export of src/locales/split.ts. */
export interface Split {
  readonly languages: readonly string[]
  /** The language of a first start. */
  readonly start: string
  readonly first: readonly string[]
  readonly late: readonly string[]
}

/** A language's texts by namespace and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The texts of these namespaces as JSON. Throws when the catalogue lacks one of them. */
export function textsOf(catalogue: Catalogue, namespaces: readonly string[]): string {
  const picked = namespaces.map((namespace) => {
    const texts = catalogue[namespace]
    if (texts === undefined) throw new Error(`no catalogue has the namespace "${namespace}"`)
    return [namespace, texts]
  })
  return JSON.stringify(Object.fromEntries(picked))
}

const NAMED = /['"`](\w+)\.(\w*)(['"`]|\$\{)/g

/**
 * The namespaces of the keys that a source names (`'wallet.title'`), or the beginnings of which it has
 * (`` `wallet.state_${state}` ``).
 */
export function namespacesIn(source: string, read: () => Catalogue): string[] {
  const candidates = [...source.matchAll(NAMED)]
  if (candidates.length === 0) return []
  const texts = read()
  const named = candidates.flatMap(([, namespace = '', key = '', end]) => {
    const keys = Object.keys(texts[namespace] ?? {})
    const isNamed = end === '${' ? keys.some((each) => each.startsWith(key)) : keys.includes(key)
    return isNamed ? [namespace] : []
  })
  return [...new Set(named)].sort()
}

/**
 * A source that brings the texts along which it names, apart from the namespaces that are loaded with the language. The
 * imports stand at the end, so that every line keeps its number.
 */
export function withImports(source: string, read: () => Catalogue, loaded: readonly string[]): string {
  const missing = namespacesIn(source, read).filter((namespace) => !loaded.includes(namespace))
  return [source, ...missing.map((namespace) => `import '@/locales/namespace?${namespace}'`)].join('\n')
}

/** The module of a namespace with its texts in every language. Throws when a catalogue lacks it, or one of its keys. */
export function namespaceModule(
  namespace: string,
  languages: readonly string[],
  read: (language: string) => Catalogue,
): string {
  const all = languages.map((language) => ({ language, own: read(language)[namespace] }))
  const keys = Object.keys(all[0]?.own ?? {})
  const texts = all.map(({ language, own }) => {
    if (own === undefined) throw new Error(`${language} has no namespace "${namespace}"`)
    const missing = keys.find((key) => own[key] === undefined)
    if (missing !== undefined) throw new Error(`${language} has no text "${namespace}.${missing}"`)
    return [language, keys.map((key) => own[key])]
  })
  return `import { addTexts } from './screen-texts'
addTexts('${namespace}', ${JSON.stringify(keys)}, ${JSON.stringify(Object.fromEntries(texts))})
`
}

const loaderOf = (split: Split, load: (language: string) => string) =>
  `const LOADERS = { ${split.languages.map((language) => `${language}: () => ${load(language)}`).join(', ')} }
export const loadDictionary = async (language) => (await LOADERS[language]()).default
export const atHand = () => ({})
`

/** The replacement of src/locales/load.ts on H5: one chunk per language. */
export const loadFromChunks = (split: Split): string =>
  loaderOf(split, (language) => `import(/* webpackChunkName: "locale-${language}" */ './catalogues/${language}.json')`)

/**
 * The replacement of src/locales/load.ts in the mini-program. The language of a first start is in the main package and
 * runs only when it is loaded; every other language is a subpackage, downloaded when it is chosen. The paths are
 * literal because the host's tools look for them. Hosts that have the whole program at hand answer at once.
 */
export const loadFromPackages = (split: Split): string =>
  `__non_webpack_require__.async ??= (file) => Promise.resolve(file).then(__non_webpack_require__)
${loaderOf(split, (language) =>
  language === split.start
    ? `require('./catalogues/${language}.json')`
    : `__non_webpack_require__.async('./locales/${language}-pack/texts.js')`,
)}`
