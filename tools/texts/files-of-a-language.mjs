// How many files a new language touches: files of one language, and files that name every language.
import path from 'node:path'

/**
 * Not counted: tests and documentation follow the list or describe it, and the demo's texts stand for texts that users
 * write.
 */
const APART = /(^|\/)(tests?|docs|testing)\/|\.test\.\w+$|^server\/app\/demo\//

const has = (text, word) => new RegExp(`(^|[^\\w-])${word}($|[^\\w-])`).test(text)

/**
 * The languages in the source of contract/base/languages.ts: each id with its BCP 47 tag.
 * @param {string} source
 * @returns {{ id: string, tag: string }[]}
 */
export const languagesIn = (source) =>
  [...source.matchAll(/\bcode: '(\w+)',\s+name: '[^']+',\s+tag: '([\w-]+)'/g)].map(([, id, tag]) => ({ id, tag }))

/**
 * The files of the language that has the most.
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
