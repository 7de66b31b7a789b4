// How many files a new language touches: those that are one language's own, and those that name every language there is.
import path from 'node:path'

/** Tests and documentation follow by themselves or say what is; the demo's words stand for what people write. */
const APART = /(^|\/)(tests?|docs|testing)\/|\.test\.\w+$|^server\/app\/demo\//

const has = (text, word) => new RegExp(`(^|[^\\w-])${word}($|[^\\w-])`).test(text)

/**
 * The languages of the source of contract/languages.ts: each id with its BCP 47 tag.
 * @param {string} source
 * @returns {{ id: string, tag: string }[]}
 */
export const languagesIn = (source) =>
  [...source.matchAll(/\bcode: '(\w+)',\s+name: '[^']+',\s+tag: '([\w-]+)'/g)].map(([, id, tag]) => ({ id, tag }))

/**
 * The files that the language with the most files of its own touches.
 * @param {string[]} files from the repository's root
 * @param {(file: string) => string} read
 * @param {{ id: string, tag: string }[]} languages
 */
export function filesOfALanguage(files, read, languages) {
  const looked = files.filter((file) => !APART.test(file))
  const stem = (file) => path.posix.basename(file).replace(/\..*$/, '')
  const own = languages.map((language) =>
    looked.filter((file) =>
      [language.id, language.tag].some((name) => stem(file) === name || file.includes(`/${name}/`)),
    ),
  )
  const texts = looked.filter((file) => /\.(ts|tsx|js|mjs|cjs|json|scss)$/.test(file) && !own.flat().includes(file))
  const listing = texts.filter((file) => {
    const text = read(file)
    return ['id', 'tag'].some((kind) => languages.every((language) => has(text, language[kind])))
  })
  const [most = []] = own.sort((a, b) => b.length - a.length)
  return [...listing, ...most]
}
