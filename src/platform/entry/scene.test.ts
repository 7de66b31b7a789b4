import fc from 'fast-check'
import { linkTo, paramNames } from '@/routes'
import { CODES, linkOfScene, SCENE_LENGTH, sceneOf } from './scene'

const ids = fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }).map(String)
const codes = fc.constantFrom(...CODES)

describe('a scene', () => {
  it('leads back to the screen it was made of, escaped or not', () => {
    fc.assert(
      fc.property(codes, ids, fc.boolean(), ({ name, param }, id, escaped) => {
        const params = { [param]: id } as never
        const scene = sceneOf(name, params) ?? ''
        expect(linkOfScene(escaped ? encodeURIComponent(scene) : scene)).toBe(linkTo(name, params))
      }),
    )
  })

  it('fits into a code and keeps to its alphabet, whatever the id', () => {
    fc.assert(
      fc.property(codes, ids, ({ name, param }, id) => {
        const scene = sceneOf(name, { [param]: id } as never) ?? ''
        expect(scene.length).toBeGreaterThan(2)
        expect(scene.length).toBeLessThanOrEqual(SCENE_LENGTH)
        expect(scene).toMatch(/^[0-9a-zA-Z!#$&'()*+,/:;=?@\-._~]*$/)
      }),
    )
  })

  it('has a letter of its own for each parameter, which its screen knows', () => {
    expect(new Set(CODES.map(({ letter }) => letter)).size).toBe(CODES.length)
    for (const { name, param } of CODES) expect(paramNames(name)).toContain(param)
  })

  it('is not made of screens without an id, of two things at once, or of what is no id', () => {
    expect(sceneOf('home')).toBeUndefined()
    expect(sceneOf('search', { q: '12' })).toBeUndefined()
    expect(sceneOf('categoryDetail', { category_id: 1, brand_id: 2 })).toBeUndefined()
    expect(sceneOf('product', { product_id: '../1' })).toBeUndefined()
  })

  it('leads nowhere when it is rubbish', () => {
    const rubbish = ['', 'p', 'p=', 'p=0', 'p=-1', 'p=1=2', 'p=1&c=2', 'x=1', '=1', 'P=1', 'p=1e3', '%', '%E0%A4%A']
    for (const scene of [...rubbish, `p=${'9'.repeat(19)}`, 'constructor=1']) {
      expect([scene, linkOfScene(scene)]).toEqual([scene, undefined])
    }
    fc.assert(
      fc.property(fc.string(), (scene) => {
        const link = linkOfScene(scene)
        expect(link === undefined || /^\/pages\/[a-z/]+\?[a-z_]+=[1-9][0-9]{0,17}$/.test(link)).toBe(true)
      }),
    )
  })
})
