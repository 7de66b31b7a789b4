/** The table of screens as the builds of the app have it. */
import { runInNewContext } from 'node:vm'
import { SCREENS, type Screen } from '@contract/screens'
import { writtenScreens } from '../../config/app-screens'

const built = (screens: Readonly<Record<string, Screen>>): unknown =>
  JSON.parse(JSON.stringify(runInNewContext(writtenScreens(screens))))

/** What the app reads of a screen: whether a parameter is required is for its types alone. */
const read = ({ params = {}, ...screen }: Screen) => ({
  ...screen,
  params: Object.fromEntries(Object.keys(params).map((name) => [name, ''])),
})

it('has what the app reads, for every screen', () => {
  const expected = Object.entries<Screen>(SCREENS).map(([name, screen]) => [name, read(screen)])
  expect(built(SCREENS)).toEqual(Object.fromEntries(expected))
})

it('keeps the targets of a screen that not all have', () => {
  const printer: Screen = { path: 'pages/mine/printer', audience: 'seller', targets: ['h5', 'rn'] }
  expect(built({ printer })).toEqual({ printer: { ...printer, params: {} } })
})

it('cannot be written with a path that would be cut', () => {
  expect(() => writtenScreens({ odd: { path: 'pages/a b', audience: 'visitor' } })).toThrow('odd')
})
