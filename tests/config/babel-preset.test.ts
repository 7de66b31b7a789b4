/** What Babel makes of the app's code for the browsers that it supports. */
import path from 'node:path'
import { transformSync } from '@babel/core'

const ROOT = path.resolve(__dirname, '../..')

function compiled(code: string): string {
  const options = { framework: 'react', ts: true, compiler: 'webpack5', targets: { chrome: '79', ios: '14' } }
  const result = transformSync(code, {
    filename: path.join(ROOT, 'src/any.ts'),
    configFile: false,
    babelrc: false,
    compact: true,
    presets: [[path.join(ROOT, 'config/babel-preset.js'), options]],
  })
  return result?.code ?? ''
}

it('leaves parameters and destructuring as they are', () => {
  expect(compiled('export const f = ({ a }, [b], c = 1) => [a, b, c]')).toContain('({a},[b],c=1)=>')
  expect(compiled('export const [first] = list')).toContain('[first]=list')
})

it('compiles what Safari 14 gets wrong', () => {
  // its function expressions must not have a parameter with their own name
  expect(compiled('export const f = function a({ a }) { return a }')).not.toContain('function a({a})')
  expect(compiled('export const [...all] = [one]')).not.toContain('[...all]=[one]')
})

it('compiles what Chrome 79 lacks', () => {
  expect(compiled('export const f = (a) => a?.b ?? 1')).not.toMatch(/\?\.|\?\?/)
})
