/** Constants, limits, and what the device stores. */
import { rows } from '../row'
import { services } from './services'

export const constants = [
  ...rows('main', {
    'const.languages': 'The app has six languages: zh, zhtw, en, th, jp, es',
    'const.default-language': 'On the first start, the language is es',
    'const.default-currency': 'On the first start, the currency is USD',
    'const.request-timeout': 'Requests, uploads and downloads time out after 60 s',
    'const.page-loading': 'The loading view appears after 200 ms and times out after 60 s',
    'const.chunk-timeout': 'Loading a chunk times out after 120 s',
    'const.toast-3s': 'A toast is visible for 3 s',
    'const.loading-overlay': 'The loading overlay is removed 2 s after it is hidden',
    'const.number-box': 'A number box starts at 1 and steps by 1',
    'const.code-length': 'A verification code has 6 digits',
    'const.sms-countdown': 'A new code can be requested after 60 s',
    'const.layers': 'Toasts are on layer 10090, popups on layer 10075',
    'const.page-size': 'A page of a list has 20 entries by default and 50 at most',
    'const.upload-files': 'At most 52 files can be uploaded at once',
    'const.refund-until': 'Products can be returned until 15 days after delivery',
    'const.comment-until': 'Products can be reviewed until 90 days after delivery',
    'const.static-base': 'Pictures are loaded from the base address in the currency answer',
    'storage.keys':
      'The device stores access-token, lang and the time of the popup advert. All other keys begin with `souk.`',
    'storage.tabs':
      'What tabs of a browser store at the same time is all kept: each change is made to what the device has then, and the other tabs show it',
    'storage.tabs-session':
      'Tabs of a browser share one session: a tab whose session has ended goes on with a newer one, and never deletes its token; what one tab merges, no other merges again',
    'storage.logout': 'Logout deletes everything that the app stores on the device',
    'start.order':
      'With a token the app asks for the user, then for adverts, settings and categories; languages, currencies and these load before it mounts, in at most three seconds',
    'start.offline':
      'If the configuration cannot be loaded, the app mounts with stored or built-in values and tries again',
    'session.login': 'A login stores token, user, seller link, cart count and unread flag',
    'session.token-header':
      'A token that comes only in a response header also starts a session, and the app loads the account',
    'session.logout': 'Logout resets cart, user, product count and seller link, and relaunches the app at home',
    'session.cart-merge': 'At login, a visitor’s cart is merged into the buyer’s cart',
    'session.merge-ticks':
      'A merged line keeps the tick of the visitor’s cart, which replaces that of the same SKU; other lines keep their own',
    'session.merge-checkout':
      'A login on the way to the checkout takes the ticks off what lay in the buyer’s cart before, and says so',
    'session.items-count': 'After a product is added to the cart, the cart count is the items_count of the answer',
    'session.lock': 'After five wrong passwords, the account is locked for that network address for 15 minutes',
    'session.sliding': 'A token expires 30 days after its last use',
    'session.hashed': 'The server stores only hashes of tokens',
    'session.chat-script': 'The chat script reloads when the language or the user changes',
    'session.notice-flag': 'Reading the notices clears the unread flag',
    'rule.advert-times': 'An advert is shown from its beginning until its end, and not while it is switched off',
    'advert.popup-24h': 'The popup advert appears no more than once in 24 hours',
    'const.recharge-limit': 'A user can request at most 5 recharges by bank transfer in 24 hours',
  }),
  ...services,
  ...rows('later', {}),
]
