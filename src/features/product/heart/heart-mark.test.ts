import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heart } from '@/kit/icon/glyphs/heart'

it('draws in the mini-program’s style sheet what the icon draws elsewhere', () => {
  const sheet = readFileSync(join(__dirname, 'heart-mark.weapp.scss'), 'utf8')
  const [, drawing] = /\$heart: '([^']+)'/.exec(sheet) ?? []
  expect(heart).toBe(`<path d="${drawing}"/>`)
})
