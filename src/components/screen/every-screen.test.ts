import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PAGE_PATHS } from '@/routes'

it.each(PAGE_PATHS)('%s cannot stay white: it exports a screen() [face.boundary]', async (page) => {
  const source = await readFile(path.join(__dirname, '../..', `${page}.tsx`), 'utf8')
  expect(source).toContain("import { screen } from '@/components/screen/screen'")
  expect(source.match(/^export default .*$/m)?.[0]).toMatch(/^export default screen\(function \w+\(/)
})
