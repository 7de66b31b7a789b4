import { keyFaults, namespaceFaults, ownFaults } from './app-usage'

const TEXTS = { nav: { home: 'Home', cart: 'Cart' }, states: { tab_all: 'All', tab_paid: 'Paid' } }

it('finds keys that nothing uses, and lets those be that are put together', () => {
  expect(keyFaults(TEXTS, "t('nav.home'); t(`states.tab_${name}`)")).toEqual(['nav.cart is not used'])
})

it('finds keys that are asked for and not there', () => {
  const source = "t('nav.home'); const key = 'nav.cart'; t(`states.tab_${name}`); t( 'nav.basket')"
  expect(keyFaults(TEXTS, source)).toEqual(['nav.basket is asked for and not there'])
})

const OWN = ["export const chatText = ownTexts(inEveryLanguage('chat'))"]

it('finds texts of screens that their function is never asked for', () => {
  const chat = { chat: { title: 'Chat', failed: 'Failed' } }
  expect(ownFaults(chat, OWN, "chatText(late ? 'failed' : 'title')")).toEqual([])
  expect(ownFaults(chat, OWN, "chatText('title'); wechatText('failed')")).toEqual(['chat.failed is not used'])
})

it('lets texts be that are put together from what the server names', () => {
  const security = { security: { event_login: 'Login', event_other: 'Other', title: 'Devices' } }
  const own = [
    "const TEXTS = inEveryLanguage('security')\nexport const securityText = ownTexts(TEXTS)\nconst key = `event_${kind}`",
  ]
  expect(ownFaults(security, own, 'no screen')).toEqual(['security.title is not used'])
})

it('finds namespaces that no screen brings along', () => {
  expect(namespaceFaults({ chat: {}, map: {} }, OWN)).toEqual(['map is not used'])
})
