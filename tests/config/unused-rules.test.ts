/** What the styles of Taro's components leave in the app's sheet. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from '@contract/rules/lists'
import dropUnusedRules from '../../config/lean/unused-rules'

const sheet = (name: string) => readFileSync(path.join(__dirname, '../../node_modules/@tarojs', name), 'utf8')

it('keeps the rules of pictures, in the modes that pictures have', () => {
  const left = dropUnusedRules(sheet('components-react/dist/index.css'))
  const classes = new Set(Array.from(left.matchAll(/\.([a-z][\w-]*)/g), (match) => at(match, 1)))
  expect([...classes].filter((name) => name.startsWith('taro-') || name.startsWith('swiper')).sort()).toEqual([
    'taro-img',
    'taro-img__mode-aspectfill',
    'taro-img__mode-aspectfit',
  ])
})
