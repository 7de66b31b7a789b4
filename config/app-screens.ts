import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import type { IH5Config, IMiniAppConfig } from '@tarojs/taro/types/compile'
import type { Audience, Screen } from '../contract/screens'
import { root } from './shared'

type Chain = Parameters<NonNullable<(IH5Config<'webpack5'> | IMiniAppConfig)['webpackChain']>>[0]
type Screens = Readonly<Record<string, Screen>>

const FILE = path.join(root, 'contract/screens.ts')
const TABLE = /(?<=export const SCREENS = )\{[\s\S]*?\n\} as const satisfies Record<string, Screen>/

/** A letter for each kind of audience in a build. */
const AUDIENCES: Readonly<Record<string, Audience>> = { v: 'visitor', b: 'buyer', a: 'account', s: 'seller' }
const letterOf = (audience: Audience) => Object.keys(AUDIENCES).find((letter) => AUDIENCES[letter] === audience)

/**
 * The table of screens as the app needs it: in one string, because every first load has it, and with the names of its
 * parameters alone. Throws when something has a character that the string separates them with.
 */
export function writtenScreens(screens: Screens): string {
  const rows = Object.entries(screens).map(([name, { path: place, audience, params = {}, targets = [] }]) => {
    const row = [`${letterOf(audience)}${name}`, place, targets.join(), ...Object.keys(params)].join(' ')
    if (!/^\w+ pages\/[\w/]+ [\w,]*( \w+)*$/.test(row)) throw new Error(`the screen ${name} is not plain`)
    return row.replace(' pages/', ' ')
  })
  return `/* @__PURE__ */ Object.fromEntries('${rows.join('|')}'.split('|').map((row) => {
  const [name, place, targets, ...params] = row.split(' ')
  return [name.slice(1), {
    path: 'pages/' + place,
    audience: ${JSON.stringify(AUDIENCES)}[name[0]],
    params: Object.fromEntries(params.map((param) => [param, ''])),
    targets: targets ? targets.split(',') : undefined,
  }]
}))`
}

/** Makes a production build take the table in that form. */
export function appScreens(chain: Chain): void {
  chain.module
    .rule('app-screens')
    .pre()
    .test(/[\\/]contract[\\/]screens\.ts$/)
    .use('app-screens')
    .loader(path.join(__dirname, 'texts/loader.js'))
    .options({
      reads: [],
      write: (source: string) => {
        if (!TABLE.test(source)) throw new Error('contract/screens.ts has no table of screens')
        const { SCREENS } = requireWithEsbuild(FILE) as { readonly SCREENS: Screens }
        return source.replace(TABLE, () => writtenScreens(SCREENS))
      },
    })
}
