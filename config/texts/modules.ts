/**
 * The texts of the catalogues as modules, for the builds of H5 and the mini-program
 * (docs/decisions/0046-catalogues.md).
 */

/** The modules that bring the texts of some screens along, in every language. */
export const OF_SCREENS = /[\\/]src[\\/](locales[\\/](own|late)|features[\\/][^\\/]+[\\/]texts)[\\/][^.]+(\.h5)?\.ts$/

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

const ASKED = /\binEveryLanguage\((['"])(\w+)\1\)/g
const IMPORT = /^import \{ inEveryLanguage \} from .*$/m

/** Replaces `inEveryLanguage('chat')` in a module by the texts. Throws when the call has another form. */
export function withTexts(source: string, languages: readonly string[], read: (language: string) => Catalogue): string {
  const written = source.replace(ASKED, (_call, _quote, namespace: string) => {
    const texts = languages.map((language) => {
      const own = read(language)[namespace]
      if (own === undefined) throw new Error(`${language} has no namespace "${namespace}"`)
      return [language, own]
    })
    return JSON.stringify(Object.fromEntries(texts))
  })
  const left = written.replace(IMPORT, '')
  if (/\binEveryLanguage\b/.test(left)) throw new Error("inEveryLanguage('…') takes a namespace written out")
  return left
}

const loaderOf = (split: Split, load: (language: string) => string) =>
  `const LOADERS = { ${split.languages.map((language) => `${language}: () => ${load(language)}`).join(', ')} }
export const loadDictionary = async (language) => (await LOADERS[language]()).default
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
