/** Ways to break the built mini-program, each as changes to its files, and the complaint that each must cause. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface Change {
  readonly file: string
  /** must exist, otherwise nothing changes; undefined: the file itself is removed */
  readonly old?: RegExp
  readonly fresh?: string
}

export interface Mutant {
  readonly name: string
  readonly changes: readonly Change[]
  /** one reported line must match: of the host, which refuses to start it, or of the visual checks */
  readonly by: RegExp
}

const app = (old: RegExp, fresh: string): readonly Change[] => [{ file: 'app.json', old, fresh }]
const templates = (old: RegExp, fresh: string): readonly Change[] => [{ file: 'base.wxml', old, fresh }]
const styles = (old: RegExp, fresh: string): readonly Change[] => [{ file: 'common.wxss', old, fresh }]

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'all pictures are missing',
    changes: templates(/(<image [^>]*?) src="\{\{i\.p4\}\}"/g, '$1'),
    by: /^home: the picture at .* is not there/,
  },
  {
    name: 'pictures have a wrong address',
    changes: templates(/(<image [^>]*?) src="\{\{i\.p4\}\}"/g, '$1 src="{{i.p4}}gone"'),
    by: /^home: the picture at .* is not there/,
  },
  {
    name: 'all texts are white',
    changes: styles(/(\.txt--\w+\{color:)var\(--\w+\)/g, '$1#fff'),
    by: /^home: the text at .* has a contrast of/,
  },
  {
    name: 'the second text is faint',
    changes: styles(/(\.txt--ink2\{color:)var\(--ink2\)/, '$1#e8e4dd'),
    by: /^\w+: the text at .* has a contrast of/,
  },
  {
    name: 'words on a dark background are dark',
    changes: styles(/(\.txt--onInk\{color:)var\(--onInk\)/, '$1#1c1917'),
    by: /: the text at .* has a contrast of/,
  },
  {
    name: 'texts are nearly transparent',
    changes: styles(/\.txt\{color:/, '.txt{opacity:.15;color:'),
    by: /^home: the text at .* has a contrast of/,
  },
  {
    name: 'the end of a list is not announced',
    changes: templates(/ bindscrolltolower="eh"/g, ''),
    by: /^the second batch: more after the end/,
  },
  {
    name: 'the host draws its bar above the app’s bar',
    changes: app(/"navigationStyle":"custom"/, '"navigationStyle":"default"'),
    by: /^\w+: 2 bars at the top$/,
  },
  {
    name: 'the app’s bar is not drawn',
    changes: styles(/(\.nav-bar\{[^}]*?)display:flex/, '$1display:none'),
    by: /^\w+: 0 bars at the top$/,
  },
  {
    name: 'an eleventh page is opened over ten',
    changes: [{ file: 'common.js', old: /getCurrentPages\(\)\.length>=\w+\?/, fresh: 'getCurrentPages().length>=99?' }],
    by: /^the eleventh page: the product over ten pages/,
  },
  {
    name: 'a preload rule names a package that does not exist',
    changes: app(/"packages":\["/, '"packages":["gone","'),
    by: /a preload rule names "gone", which is no subpackage/,
  },
  {
    name: 'a package that a preload rule names has no pages',
    changes: app(/("name":"cart-screens","pages":\[)"empty"/, '$1'),
    by: /a preload rule names "cart-screens", which has no pages/,
  },
  {
    name: 'a package has no folder',
    changes: app(/"root":"pages\/users"/, '"root":"pages\/gone"'),
    by: /subpackage "pages\/gone" has no folder/,
  },
  {
    name: 'a page has no template',
    changes: [{ file: 'pages/search/search.wxml' }],
    by: /page "pages\/search\/search" has no pages\/search\/search\.wxml/,
  },
  {
    name: 'the sitemap is missing',
    changes: [{ file: 'sitemap.json' }],
    by: /the sitemap "sitemap\.json" is missing/,
  },
  {
    name: 'the function that reads the location is not declared',
    changes: app(/"requiredPrivateInfos":\[[^\]]*\],/, ''),
    by: /^the place: where the phone is/,
  },
  {
    name: 'the purpose of the location is not declared',
    changes: app(/"permission":\{"scope\.userLocation":\{[^}]*\},"scope\.userFuzzyLocation":\{[^}]*\}\},/, ''),
    by: /^the place: where the phone is/,
  },
  {
    name: 'the content of a package is requested at a wrong path',
    changes: [
      {
        file: 'runtime.js',
        old: /require\.async\("\.\/screens\/category\/flash\.js"\)/,
        fresh: 'require.async("./screens/gone/flash.js")',
      },
    ],
    by: /^flash: |screens\/gone\/flash\.js/,
  },
]

/** Breaks the program in a folder. Throws if the mutant does not apply to it. */
export function breakProgram(folder: string, { name, changes }: Mutant): void {
  for (const { file, old, fresh = '' } of changes) {
    const whole = path.join(folder, file)
    if (!existsSync(whole)) throw new Error(`the mini-program has no ${file} for the mutant "${name}"`)
    if (old === undefined) {
      rmSync(whole)
      continue
    }
    const before = readFileSync(whole, 'utf8')
    const after = before.replace(old, fresh)
    if (after === before) throw new Error(`${file} has no place for the mutant "${name}"`)
    writeFileSync(whole, after)
  }
}
