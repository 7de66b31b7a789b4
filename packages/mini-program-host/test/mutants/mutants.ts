import { append, each, remove, replace, write, type Change, type TestProgram } from './programs'

/** A way to break a mini-program, and who must notice it. */
export interface Mutant {
  readonly name: string
  readonly change: Change
  /** unless it is one for every program */
  readonly only?: TestProgram['name']
  readonly caughtBy: 'both' | 'jsdom' | 'chromium'
  /** one line of complaint must match: that which tells what is wrong */
  readonly by: RegExp
}

const HOME = 'pages/home/home'
const HANDLER = 'add(event) {'

/** Code that the handler of the button runs first. */
const onTap = (code: string) => replace(`${HOME}.js`, HANDLER, `${HANDLER} ${code};`)
const onLoad = (code: string) => replace(`${HOME}.js`, 'onLoad(query) {', `onLoad(query) { ${code};`)
const inTemplate =
  (old: string, fresh: string): Change =>
  (files, program) =>
    replace(program.template, old, fresh)(files, program)
const style = (css: string) => append(`${HOME}.wxss`, `\n${css}\n`)

const USES = [
  ['document', 'document.title'],
  ['localStorage', "localStorage.setItem('a', 'b')"],
  ['fetch', "fetch('/')"],
] as const

const DOM: readonly Mutant[] = USES.flatMap(([name, use]) => [
  {
    name: `${name} is used`,
    change: onTap(use),
    caughtBy: 'both',
    by: new RegExp(`^DOM: ${name} in pages/home/home\\.js$`),
  },
  {
    name: `${name} is used by way of Function`,
    change: onTap(`Function('return this')().${use}`),
    caughtBy: 'jsdom',
    by: /^uncaught: .*Code generation from strings disallowed/,
  },
  {
    name: `${name} is used by way of globalThis`,
    change: onTap(`globalThis.${use}`),
    caughtBy: 'jsdom',
    by: /^uncaught: .*(Cannot read properties of undefined|globalThis\.fetch is not a function)/,
  },
])

const FOLDER: readonly Mutant[] = [
  {
    name: 'a page is missing from app.json',
    change: replace('app.json', ', "pages/detail/detail"', ''),
    caughtBy: 'both',
    by: /^open leads to the detail: pages\/home\/home is open/,
  },
  {
    name: "a page's files are missing",
    change: remove('pages/detail/detail.'),
    caughtBy: 'both',
    by: /^app\.json:\d+:\d+ page "pages\/detail\/detail" has no pages\/detail\/detail\.js and no /,
  },
  {
    name: 'a page is named twice',
    change: replace('app.json', '"pages/detail/detail"', '"pages/detail/detail", "pages/detail/detail"'),
    caughtBy: 'both',
    by: /^app\.json:\d+:\d+ page "pages\/detail\/detail" .*twice/,
  },
  {
    name: 'the folder of a subpackage is missing',
    change: remove('extras/'),
    caughtBy: 'both',
    by: /^app\.json:\d+:\d+ .*extras/,
  },
  {
    name: 'a tab leads to no page',
    change: replace('app.json', '"pagePath": "pages/forms/forms"', '"pagePath": "pages/form/form"'),
    caughtBy: 'both',
    by: /^app\.json:\d+:\d+ .*pages\/form\/form/,
  },
  {
    name: 'a tab leads to another page',
    change: replace('app.json', '"pagePath": "pages/forms/forms"', '"pagePath": "pages/detail/detail"'),
    caughtBy: 'both',
    by: /^open leads to the detail: pages\/home\/home is open/,
  },
  {
    name: 'json is broken',
    change: write(`${HOME}.json`, '{ "usingComponents": { '),
    caughtBy: 'both',
    by: /^pages\/home\/home\.json:1:\d+ /,
  },
  {
    name: 'a component is missing',
    change: remove('components/counter/'),
    caughtBy: 'both',
    by: /^pages\/home\/home\.json:\d+:\d+ component ".*counter" is missing/,
  },
  {
    name: 'a script is broken',
    change: append(`${HOME}.js`, '\nlet a = {\n'),
    caughtBy: 'both',
    by: /^pages\/home\/home\.js:\d+:\d+ /,
  },
  {
    name: 'a module is missing',
    change: each({ plain: remove('utils/record.js'), 'taro-like': remove('taro.js') }),
    caughtBy: 'both',
    by: /^uncaught: .*module '(utils\/record|taro)\.js' is not defined/,
  },
]

const DRAWN: readonly Mutant[] = [
  {
    name: 'wxml is broken',
    change: (files, program) => append(program.template, '<view>')(files, program),
    caughtBy: 'both',
    by: /^(pages\/home\/home|base)\.wxml:\d+:\d+ wxml: missing end tag$/,
  },
  {
    name: 'wxs is broken',
    change: (files, program) => append(program.wxs, '\nvar = 1\n')(files, program),
    caughtBy: 'both',
    by: /^(utils\/format|utils)\.wxs:\d+:\d+ wxs: /,
  },
  {
    name: 'wxs answers wrong values',
    change: each({
      plain: replace('utils/format.wxs', 'minor / 100', 'minor / 10'),
      'taro-like': replace('utils.wxs', "'_' + n", "'_4'"),
    }),
    caughtBy: 'both',
    by: /^home shows a price: #price shows "\$125\.00" instead of|^home shows its title: #title shows ""/,
  },
  {
    name: 'wxss is broken',
    change: style('.title {'),
    caughtBy: 'both',
    by: /^pages\/home\/home\.wxss:\d+:\d+ wxss: /,
  },
  {
    name: 'wxss imports a sheet that is missing',
    change: replace(`${HOME}.wxss`, '.title {', "@import './none.wxss';\n.title {"),
    caughtBy: 'both',
    by: /^pages\/home\/home\.wxss:\d+:\d+ wxss: @import names .* missing/,
  },
  {
    name: 'an event is renamed',
    change: inTemplate('bindtap=', 'bindtapp='),
    caughtBy: 'both',
    by: /^add counts: #count shows "count 0" instead of "count 2"$/,
  },
  {
    name: 'a template is renamed',
    change: replace('base.wxml', 'name="tmpl_0_3"', 'name="tmpl_0_33"'),
    only: 'taro-like',
    caughtBy: 'both',
    by: /^add counts: nothing matches #add$/,
  },
  {
    name: 'a component is not registered',
    change: write('components/counter/counter.js', ''),
    caughtBy: 'both',
    by: /^uncaught: .*Component is not found in path "components\/counter\/counter"$/,
  },
  {
    name: 'the component of deep levels is not registered',
    change: write('comp.js', ''),
    only: 'taro-like',
    caughtBy: 'both',
    by: /^home shows a price: #price shows "" instead of "\$12\.50"$/,
  },
  {
    name: 'a page is not registered',
    change: write(`${HOME}.js`, ''),
    caughtBy: 'both',
    by: /^uncaught: .*page "pages\/home\/home" has not been registered/,
  },
  {
    name: 'a page is registered twice',
    change: append(`${HOME}.js`, '\nPage({})\n'),
    caughtBy: 'both',
    by: /^uncaught: .*more than one Page was registered in pages\/home\/home\.js$/,
  },
  {
    name: 'a transparent view covers the page',
    change: append(`${HOME}.wxml`, '<view id="cover" style="position: fixed; inset: 0; z-index: 9; opacity: 0" />\n'),
    caughtBy: 'chromium',
    by: /^add counts: element is covered by view#cover$/,
  },
  {
    name: 'a style hides the button',
    change: style('#add { display: none; }'),
    caughtBy: 'chromium',
    by: /^add counts: element has no size$/,
  },
  {
    name: 'a style puts the button off the screen',
    change: style('#add { position: fixed; left: -1000px; width: 100px; }'),
    caughtBy: 'chromium',
    by: /^add counts: element is covered by the edge of the screen$/,
  },
  {
    name: 'a style lets fingers through the button',
    change: style('#add { pointer-events: none; }'),
    caughtBy: 'chromium',
    by: /^add counts: element is covered by /,
  },
]

const CODE: readonly Mutant[] = [
  {
    name: 'a handler does nothing',
    change: onTap('return'),
    caughtBy: 'both',
    by: /^add counts: #count shows "count 0" instead of "count 2"$/,
  },
  {
    name: 'setData writes to another path',
    change: each({
      plain: replace(`${HOME}.js`, '{ count: this', '{ counts: this'),
      'taro-like': replace('taro.js', '.cn.[0].v`', '.cn.[1].v`'),
    }),
    caughtBy: 'both',
    by: /^add counts: #count shows "count 0" instead of "count 2"$/,
  },
  {
    name: 'setData is given a circle',
    change: onTap('const circle = {}; circle.circle = circle; this.setData({ circle })'),
    caughtBy: 'both',
    by: /^uncaught: .*circular structure/,
  },
  {
    name: 'wx is asked for what WeChat has and this host has not',
    change: onTap('wx.startBeaconDiscovery({ uuids: [], fail() {} })'),
    caughtBy: 'both',
    by: /^unknown wx: startBeaconDiscovery$/,
  },
  {
    name: 'wx is asked for what nobody has',
    change: onTap('wx.openTheDoor && wx.openTheDoor()'),
    caughtBy: 'both',
    by: /^unknown wx: openTheDoor$/,
  },
  {
    name: 'a tab is opened as a page',
    change: replace(`${HOME}.js`, 'wx.navigateTo({', 'wx.switchTab({'),
    caughtBy: 'both',
    by: /^open leads to the detail: pages\/home\/home is open instead of pages\/detail\/detail$/,
  },
  {
    name: 'nobody catches a promise',
    change: onTap("Promise.reject(new Error('left alone'))"),
    caughtBy: 'both',
    by: /^uncaught: .*left alone/,
  },
  {
    name: 'a timer throws',
    change: onTap("setTimeout(() => { throw new Error('thrown late') }, 0)"),
    caughtBy: 'both',
    by: /^uncaught: .*thrown late/,
  },
  {
    name: 'onLoad throws',
    change: onLoad("throw new Error('thrown by onLoad')"),
    caughtBy: 'both',
    by: /^uncaught: .*thrown by onLoad/,
  },
  {
    name: 'app.js throws',
    change: append('app.js', "\nthrow new Error('thrown at start')\n"),
    caughtBy: 'both',
    by: /^uncaught: .*thrown at start/,
  },
]

export const MUTANTS: readonly Mutant[] = [...FOLDER, ...DRAWN, ...CODE, ...DOM]
