/** The parts of docs/specification.md that are in the app's configuration and build. */
import path from 'node:path'
import { CHUNK_LOAD_TIMEOUT_MS, LAYER_POPUP, LAYER_TOAST } from '@contract/base/constants'
import appConfig from '@/app.config'
import { namesOn, pathsOn, ROUTES } from '@/routes'
import { layer } from '@/styles/tokens'
import { leanH5 } from '../../config/h5'

const h5 = leanH5(path.resolve(__dirname, '../..'))

it('gives a chunk 120 seconds to load [const.chunk-timeout]', () => {
  expect(h5.output?.chunkLoadTimeout).toBe(CHUNK_LOAD_TIMEOUT_MS)
  expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000)
})

it('routes by the hash, from the base / [screen.hash-router]', () => {
  expect(h5.router?.mode).toBe('hash')
  expect(h5.router?.basename ?? '/').toBe('/')
})

it('leaves the navigation bar of every page to us [screen.own-nav-bar]', () => {
  expect(appConfig.window.navigationStyle).toBe('custom')
})

it('builds exactly the pages of the route table, each once, home first [screen.one-route-table]', () => {
  expect(appConfig.pages).toEqual(pathsOn('h5'))
  expect(new Set(appConfig.pages).size).toBe(namesOn('h5').length)
  expect(appConfig.pages[0]).toBe(ROUTES.home.path)
})

it('lays toasts on 10090 and popups on 10075 [const.layers]', () => {
  expect(layer).toMatchObject({ toast: LAYER_TOAST, popup: LAYER_POPUP })
  expect([LAYER_TOAST, LAYER_POPUP]).toEqual([10_090, 10_075])
})
