/** A page for one target, in a table that has one: it is in that target's app and in no other. */
import type { Screen, Target } from '@contract/screens'

const TARGETS = ['h5', 'weapp', 'rn'] as const

interface Packed {
  readonly root: string
  readonly pages: readonly string[]
}
interface Built {
  /** All pages of app.config, including those of packages. */
  readonly pages: readonly string[]
  /** Whether a link to the page leads to a screen. */
  readonly linked: boolean
}

const PAGE = 'pages/users/printer'
const SCREEN = { path: PAGE, audience: 'visitor' } as const satisfies Screen

/** The build's sources for a target if the route table has the page. */
function buildFor(target: Target, screen: Screen): Built {
  const before = process.env.TARO_ENV
  process.env.TARO_ENV = target
  let built: Built | undefined
  try {
    jest.isolateModules(() => {
      jest.doMock('@contract/screens', () => {
        const actual = jest.requireActual<typeof import('@contract/screens')>('@contract/screens')
        return { ...actual, SCREENS: { ...actual.SCREENS, printer: screen } }
      })
      const { default: config } = jest.requireActual<{
        default: { pages: readonly string[]; subPackages?: readonly Packed[] }
      }>('@/app.config')
      const { routeOf } = jest.requireActual<typeof import('@/routes')>('@/routes')
      const packed = (config.subPackages ?? []).flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))
      built = {
        pages: [...config.pages, ...packed],
        linked: routeOf(`/${screen.path}`) !== undefined,
      }
    })
  } finally {
    process.env.TARO_ENV = before
  }
  if (!built) throw new Error('nothing was built')
  return built
}

describe.each(TARGETS)('a page for %s', (target) => {
  it.each(TARGETS)('as %s sees it', (seenOn) => {
    const { pages, linked } = buildFor(seenOn, { ...SCREEN, targets: [target] })
    expect(pages.filter((page) => page === PAGE)).toEqual(seenOn === target ? [PAGE] : [])
    expect(linked).toBe(seenOn === target)
  })
})

it.each(TARGETS)('a page that names no target is on %s', (target) => {
  const { pages, linked } = buildFor(target, SCREEN)
  expect(pages.filter((page) => page === PAGE)).toEqual([PAGE])
  expect(linked).toBe(true)
})

it.each(TARGETS)('the others stay on %s', (target) => {
  const others = ({ pages }: Built) => pages.filter((page) => page !== PAGE)
  expect(others(buildFor(target, { ...SCREEN, targets: [target] }))).toEqual(
    others(buildFor(target, { ...SCREEN, targets: [] })),
  )
})
