import { FILES, read } from '../../tests/docs/tracked-files'
import { filesOfALanguage, languagesIn } from './files-of-a-language.mjs'

const LANGUAGES = [
  { id: 'jp', tag: 'ja' },
  { id: 'zhtw', tag: 'zh-Hant' },
]
const count = (files: Record<string, string>) =>
  filesOfALanguage(Object.keys(files), (file: string) => files[file] ?? '', LANGUAGES)

it('reads the languages with their tags', () => {
  const source =
    "[{ code: 'jp', name: '日本語', tag: 'ja' }, {\n  code: 'zhtw',\n  name: '繁體中文',\n  tag: 'zh-Hant',\n}]"
  expect(languagesIn(source)).toEqual(LANGUAGES)
})

it('counts what a language has of its own, and what names them all', () => {
  const files = {
    'contract/base/languages.ts': "code: 'jp', code: 'zhtw'",
    'src/locales/catalogues/jp.json': '{}',
    'src/locales/catalogues/zhtw.json': '{}',
    'server/hello.ts': "{ 'ja': 1, 'zh-Hant': 2 }",
  }
  expect(count(files)).toEqual(['contract/base/languages.ts', 'server/hello.ts', 'src/locales/catalogues/jp.json'])
})

it('counts the language with the most files', () => {
  expect(count({ 'src/jp.json': '', 'src/zhtw.json': '', 'src/fonts/zh-Hant/a.ts': '' })).toHaveLength(2)
})

it('leaves out what names some of them, tests, and the words of the demo', () => {
  const all = "{ jp: 1, zhtw: 2, 'zh-Hant': 3 }"
  const files = { 'src/cjk.ts': '{ jp: 1 }', 'src/a.test.ts': all, 'tests/b.ts': all, 'server/app/demo/c.ts': all }
  expect(count({ ...files, 'src/words.ts': 'jpeg zhtws' })).toEqual([])
})

it('is at most five: the list, the texts of the app, of the console and of the server, and what the search knows of it', () => {
  const languages = languagesIn(read('contract/base/languages.ts'))
  expect(languages.length).toBeGreaterThan(5)
  const sources = FILES.filter((file) => /^(src|server|contract|console|tools|packages|native|config)\//.test(file))
  expect(filesOfALanguage(sources, read, languages).length).toBeLessThanOrEqual(5)
})
