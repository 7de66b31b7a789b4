/** What wide screens need is no part of the other targets, which have none. */
import path from 'node:path'
import { transformSync } from '@babel/core'

const ROOT = path.resolve(__dirname, '../..')

function compiled(code: string): string {
  const result = transformSync(code, {
    filename: path.join(ROOT, 'src/any.ts'),
    configFile: false,
    babelrc: false,
    plugins: [path.join(ROOT, 'config/never-wide.js')],
  })
  return result?.code ?? ''
}

it('writes the hook as false, under whatever name it is imported', () => {
  const code = (name: string) => `import { useWide${name} } from '@/shell/page/use-wide'`
  expect(compiled(`${code('')}; export const wide = useWide()`)).toContain('wide = false')
  expect(compiled(`${code(' as isWide')}; export const wide = isWide()`)).toContain('wide = false')
  expect(compiled("import { useWide } from './use-wide'; export const wide = useWide()")).toContain('wide = false')
})

it('leaves a function of that name alone that is another one', () => {
  expect(compiled('const useWide = () => true; export const wide = useWide()')).toContain('wide = useWide()')
})
