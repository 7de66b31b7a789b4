import { keyFaults } from './app-usage'

const TEXTS = { nav: { home: 'Home', cart: 'Cart' }, states: { tab_all: 'All', tab_paid: 'Paid' } }

it('finds keys that nothing uses, and lets those be that are put together', () => {
  expect(keyFaults(TEXTS, "t('nav.home'); t(`states.tab_${name}`)")).toEqual(['nav.cart is not used'])
})

it('finds keys that are asked for and not there', () => {
  const source = "t('nav.home'); const key = 'nav.cart'; t(`states.tab_${name}`); t( 'nav.basket')"
  expect(keyFaults(TEXTS, source)).toEqual(['nav.basket is asked for and not there'])
})

it('knows namespaces of several words', () => {
  const chat = { cartEdit: { title: 'Edit', of_gone: 'Gone', failed: 'Failed' } }
  expect(keyFaults(chat, "t(late ? 'cartEdit.title' : `cartEdit.of_${reason}`)")).toEqual([
    'cartEdit.failed is not used',
  ])
})
