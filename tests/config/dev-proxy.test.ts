import { API_PREFIX } from '@contract/endpoints/app'
import { devProxy } from '../../config/dev-proxy'
import { SANDBOX_PATH } from '../../server/areas/payments/gateways/sandbox/paths'
import { returnPath } from '../../server/kernel/http/return'

const LOCAL = { target: 'http://127.0.0.1:3000', changeOrigin: false }

it('hands on calls, the page of a payment, and the way back from it', () => {
  const proxied = devProxy({})
  const paths = Object.keys(proxied)
  for (const path of [`${API_PREFIX}/payment/start`, `${SANDBOX_PATH}/cs_1`, returnPath('web', 'pages/cart/pay')]) {
    expect(paths.filter((prefix) => path.startsWith(`${prefix}/`))).toHaveLength(1)
  }
  for (const path of paths) expect(proxied[path]).toEqual(LOCAL)
})

it('asks a server elsewhere by its own name, and takes other paths', () => {
  expect(devProxy({ API: 'https://shop.example', API_PREFIXES: '/api,/files' })).toEqual({
    '/api': { target: 'https://shop.example', changeOrigin: true },
    '/files': { target: 'https://shop.example', changeOrigin: true },
  })
})
