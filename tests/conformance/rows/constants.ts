/** Constants and limits (spec §9, gaps §7) and what the device keeps (spec §3). */
import { rows } from '../row'
import { services } from './services'

export const constants = [
  ...rows('main', {
    'const.languages': 'Six languages: zh, zhtw, en, th, jp, es',
    'const.default-language': 'The first start speaks es',
    'const.default-currency': 'The first start counts in USD',
    'const.request-timeout': 'Requests, uploads and downloads end after 60 s',
    'const.page-loading': 'The loading view comes after 200 ms and gives up after 60 s',
    'const.chunk-timeout': 'A chunk may take 120 s',
    'const.toast-3s': 'A toast stays 3 s',
    'const.loading-overlay': 'The loading overlay is cleared 2 s after it hides',
    'const.number-box': 'A number box starts at 1 and steps by 1',
    'const.code-length': 'A verification code has 6 digits',
    'const.sms-countdown': 'The countdown of a code is 60 s',
    'const.layers': 'Toasts lie on 10090, popups on 10075',
    'const.page-size': 'A page has 20 entries, at most 50',
    'const.upload-files': 'At most 52 files at once',
    'const.refund-until': 'Goods can be sent back until 15 days after they arrived',
    'const.comment-until': 'Goods can be commented on until 90 days after they arrived',
    'const.static-base': 'Pictures come from the base of the currency answer',
    'storage.keys': 'The device keeps access-token, lang and the advert’s time, and the app’s own under souk.',
    'storage.logout': 'Logout clears all of it',
    'start.order':
      'Language and currency load before the app mounts; with a token the user, then adverts, settings, categories',
    'start.offline': 'Without configuration the app mounts with stored or built-in values and tries again',
    'session.login': 'A login stores token, user, seller link, cart count and unread flag',
    'session.token-header':
      'A token that is answered in the header alone begins a session, and the account is asked for',
    'session.logout': 'Logout resets cart, user, product count and seller link and relaunches home',
    'session.cart-merge': 'A visitor’s cart is merged at login',
    'session.items-count': 'Adding sets the cart count from items_count',
    'session.lock': 'Five wrong tries lock the pair of account and address for 15 minutes',
    'session.sliding': 'A token lives 30 days from its last use',
    'session.hashed': 'Tokens are kept as hashes alone',
    'session.chat-script': 'The chat script reloads with language and user',
    'session.notice-flag': 'Reading the notices clears the unread flag',
    'advert.popup-24h': 'The popup advert comes at most once in 24 hours',
    'const.recharge-limit': 'At most 5 recharges in 24 hours',
  }),
  ...services,
  ...rows('later', {}),
]
