import { contractFiles } from './contract-files.mjs'
import { importers } from './graph.mjs'

const FILES: Record<string, string> = {
  'contract/calls/cart-add.ts': "export const cartAdd = defineCall('cartAdd', {})",
  'contract/all-calls.ts': "import { cartAdd } from './calls/cart-add'",
  'server/areas/cart/lines.ts': '',
  'server/areas/cart/handlers.ts': "import './lines'\nhandle('cartAdd', x); handle('cart', y)",
  'server/areas/orders/handlers.ts': "import '../cart/handlers'\nhandleThen('placeOrder', z)",
  'server/areas/cart/lines.test.ts': "import './lines'",
  'tests/contract/goods.ts': '',
  'tests/contract/add.contract.ts': "import './goods'\nit('adds [call.cartAdd]')",
  'tests/contract/cart.contract.ts': "it('shows [call.cart]'); it('adds [call.cartAdd]')",
  'tests/contract/orders.contract.ts': "import './goods'\nit('places [call.placeOrder]')",
}
const names = Object.keys(FILES)
const read = (file: string) => FILES[file] ?? ''
const found = (...changed: string[]) =>
  contractFiles(changed, names, importers(names, read), read).map((file: string) => file.replace('tests/contract/', ''))

it('finds those that prove the calls of the handlers which a file reaches, and none behind a handler', () => {
  expect(found('server/areas/cart/lines.ts')).toEqual(['cart.contract.ts', 'add.contract.ts'])
})

it('takes the call that a file of the contract declares, and no more of the calls', () => {
  expect(found('contract/calls/cart-add.ts')).toEqual(['add.contract.ts', 'cart.contract.ts'])
})

it('runs a suite that changed, and those that import a helper that changed', () => {
  expect(found('tests/contract/orders.contract.ts')).toEqual(['orders.contract.ts'])
  expect(found('tests/contract/goods.ts')).toEqual(['add.contract.ts', 'orders.contract.ts'])
})

it('finds nothing for a test of the server', () => {
  expect(found('server/areas/cart/lines.test.ts')).toEqual([])
})
