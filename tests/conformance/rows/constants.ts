/** Constants and limits and what the device keeps. */
import { rows } from '../row'
import { services } from './services'

export const constants = [
  ...rows('main', {
    'const.languages': 'There are six languages: zh, zhtw, en, th, jp, es',
    'const.default-language': 'The first start is in es',
    'const.default-currency': 'The first start shows USD',
    'const.request-timeout': 'Requests, uploads and downloads time out after 60 s',
    'const.page-loading': 'The loading view appears after 200 ms and gives up after 60 s',
    'const.chunk-timeout': 'A chunk may take 120 s to load',
    'const.toast-3s': 'A toast stays 3 s',
    'const.loading-overlay': 'The loading overlay is cleared 2 s after it hides',
    'const.number-box': 'A number box starts at 1 and steps by 1',
    'const.code-length': 'A verification code has 6 digits',
    'const.sms-countdown': 'Another code can be requested after 60 s',
    'const.layers': 'Toasts are on layer 10090, popups on 10075',
    'const.page-size': 'A page of a list has 20 entries, at most 50',
    'const.upload-files': 'At most 52 files at once',
    'const.refund-until': 'Goods can be returned until 15 days after delivery',
    'const.comment-until': 'Goods can be commented on until 90 days after delivery',
    'const.static-base': 'Pictures come from the base address in the currency answer',
    'storage.keys':
      'The device keeps access-token, lang and the time of the advert, and the app’s own keys under `souk.`',
    'storage.logout': 'Logout clears everything on the device',
    'start.order':
      'Language and currency load before the app mounts; with a token the user follows, then adverts, settings and categories',
    'start.offline': 'Without configuration the app mounts with stored or built-in values, and tries again',
    'session.login': 'A login stores token, user, seller link, cart count and unread flag',
    'session.token-header':
      'A token that comes in the answer’s header alone starts a session, and the app loads the account',
    'session.logout': 'Logout resets cart, user, product count and seller link, and relaunches at home',
    'session.cart-merge': 'A visitor’s cart is merged at login',
    'session.items-count': 'Adding to the cart sets the cart count from items_count',
    'session.lock': 'Five wrong passwords lock the pair of account and network address for 15 minutes',
    'session.sliding': 'A token lives for 30 days after its last use',
    'session.hashed': 'Of tokens only hashes are kept',
    'session.chat-script': 'The chat script reloads with language and user',
    'session.notice-flag': 'Reading the notices clears the unread flag',
    'advert.popup-24h': 'The popup advert comes at most once in 24 hours',
    'const.recharge-limit': 'At most 5 recharges in 24 hours',
  }),
  ...services,
  ...rows('later', {}),
]
