import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openJsdom } from '../test/jsdom-page'
import { propertiesFromTaro } from './from-taro'
import { PROPERTIES, publicProperties } from './public-properties'

it('matches the properties of the installed Taro', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'properties-'))
  const file = path.join(folder, 'properties.json')
  // outside of jest, since Taro's runtime is an ES module
  execFileSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'write-properties.ts'), file])
  expect(readFileSync(path.join(__dirname, 'properties.json'), 'utf8')).toBe(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
})

it('takes type and default from what Taro writes, or else from its type declarations', () => {
  const components = {
    PickerView: { 'show-it': '!0', size: '3', name: '', side: "'left'", odd: 'word', bindChange: '' },
  }
  expect(propertiesFromTaro(components, { PickerView: { name: 'String', size: 'String' } })).toEqual({
    'picker-view': {
      showIt: ['Boolean', true],
      size: ['String', ''],
      name: ['String', ''],
      side: ['String', 'left'],
      odd: ['String', 'word'],
    },
  })
})

it('lists what a driver may read of a tag, and nothing for a tag that is not built in', () => {
  expect(publicProperties('image')).toContain('lazyLoad')
  expect(publicProperties('constructor')).toEqual([])
})

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

it('accepts every attribute that Taro may write, set or not, without a warning', async () => {
  const tags = Object.entries(PROPERTIES).map(([tag, properties], index) => {
    const attributes = Object.keys(properties).map((name) => `${dashed(name)}="{{nothing}}"`)
    return `<${tag} id="t${index}" ${attributes.join(' ')} class="c" style="top:0" data-sid="s" bindtap="on"></${tag}>`
  })
  const page = await openJsdom(tags.join(''))
  expect(page.warnings).toEqual([])
  const readBack = Object.entries(PROPERTIES).map(([tag, properties], index) => {
    const data = page.data(`t${index}`)
    return [tag, Object.fromEntries(Object.keys(properties).map((name) => [name, data[name]]))]
  })
  const defaults = Object.entries(PROPERTIES).map(([tag, properties]) => [
    tag,
    Object.fromEntries(Object.entries(properties).map(([name, [, value]]) => [name, value])),
  ])
  // a scroll-view and a movable-view report their position
  expect(JSON.parse(JSON.stringify(readBack))).toEqual(defaults)
})
