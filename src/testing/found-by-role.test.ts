import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SRC = path.join(__dirname, '..')
/** A search by id, class or tag. */
const SEARCH = /\b(?:getElementById|getElementsBy\w+|querySelector(?:All)?|closest)(?:<\w+>)?\(/
/** The tests, by their path from src/, that look for what can have no role, and what that is. */
const WITHOUT_ROLE: Readonly<Record<string, string>> = {
  'features/notices/notices-screen.test.tsx': 'the picture of what was ordered, whose name is beside it',
  'features/orders/order-refund.test.tsx': 'which of the steps stands out: a colour',
  'features/seller/signature-pad/signature-pad.test.tsx': 'the strokes of a signature: paths within one picture',
  'features/seller/store/store-screen.test.tsx': 'the bars of a chart for the eye alone: a list says the same',
  'features/wallet/wallet-screen.test.tsx': 'the colour of a state, whose word is read',
  'features/wishlist/wishlist-screen.test.tsx': 'the blocks where cards will be: there is nothing to read yet',
  'kit/product-card/product-grid.test.tsx': 'the empty boxes in place of cards that are far away',
  'kit/sheet/sheet.test.tsx': 'the dark around a sheet, which a pointer taps and a reader never meets',
  'kit/virtual-list/virtual-list.test.tsx': 'how many rows a box holds: jsdom does not know its height',
  'start/every-language.test.tsx': 'all that a page says: every text and every name, whatever has them',
}

/** The tests of pages and components on H5 that search by id or selector, by their path from src/. */
function searching(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.test.tsx') && !file.endsWith('.rn.test.tsx'))
    .filter((file) => SEARCH.test(readFileSync(path.join(SRC, file), 'utf8')))
}

it('no page test searches by id or selector, but for what can have no role', () => {
  expect(searching().sort()).toEqual(Object.keys(WITHOUT_ROLE).sort())
})
