import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROUTE_NAMES, ROUTES } from '@/routes'

const SRC = path.join(__dirname, '../..')

it.each(ROUTE_NAMES.map((name) => ROUTES[name].path))(
  '%s cannot stay white: it exports a screen() [face.boundary]',
  async (page) => {
    const route = await readFile(path.join(SRC, `${page}.tsx`), 'utf8')
    const [, shown] = route.match(/^export \{ default \} from '@\/(.+)'$/m) ?? []
    const source = await readFile(path.join(SRC, `${shown}.tsx`), 'utf8')
    expect(source).toMatch(/import \{ screen \} from '(@\/shell|\.\.)\/screen\/screen'/)
    expect(source.match(/^export default .*$/m)?.[0]).toMatch(/^export default screen\(function \w+\(/)
  },
)
