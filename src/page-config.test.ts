import { ROUTE_NAMES, ROUTES, audienceOf } from './routes'

/** The configuration of a page as Taro reads it when it builds for a target. */
function configOf(path: string, target: 'h5' | 'weapp' | 'rn'): unknown {
  const before = process.env.TARO_ENV
  process.env.TARO_ENV = target
  try {
    let config: unknown
    jest.isolateModules(() => {
      config = (jest.requireActual(`./${path}.config`) as { default: unknown }).default
    })
    return config
  } finally {
    process.env.TARO_ENV = before
  }
}

describe('the configuration of the pages', () => {
  it.each(ROUTE_NAMES)('lets the host send %s, or home in its place', (name) => {
    expect(configOf(ROUTES[name].path, 'weapp')).toMatchObject({ enableShareAppMessage: true })
  })

  it('shows among the moments nothing that asks for a login', () => {
    const buyers = ROUTE_NAMES.filter((name) => audienceOf(name) !== 'visitor')
    expect(buyers.length).toBeGreaterThan(0)
    for (const name of buyers) {
      expect(configOf(ROUTES[name].path, 'weapp')).not.toHaveProperty('enableShareTimeline')
    }
  })

  it('shows among the moments what can be looked at', () => {
    for (const name of ['home', 'index', 'category', 'categoryDetail', 'search', 'product'] as const) {
      expect(configOf(ROUTES[name].path, 'weapp')).toMatchObject({ enableShareTimeline: true })
    }
  })

  it('adds nothing on the web', () => {
    for (const name of ROUTE_NAMES) expect(configOf(ROUTES[name].path, 'h5')).toEqual({})
  })

  it('lets every screen of the native app scroll by itself alone', () => {
    for (const name of ROUTE_NAMES) expect(configOf(ROUTES[name].path, 'rn')).toEqual({ disableScroll: true })
  })
})
