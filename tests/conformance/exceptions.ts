/**
 * Rows that users see and that do not pass on all three targets of the app, with the reasons that the page
 * prints. A gap is a row that could pass there but is not tested yet.
 */
import type { AppSide } from './needs'

export interface Exception {
  readonly ids: readonly string[]
  /** The targets on which they must still pass; none if they pass only in unit and page tests. */
  readonly on: readonly AppSide[]
  readonly because: string
  readonly gap?: true
}

const named = (family: string, names: string) => names.split(' ').map((name) => `${family}.${name}`)

const TABLE = 'One table, built into all three targets; the screens that read it have their own rows'
const PURE = 'One function for all three targets, with no code for a single target'
const PAGE_TEST =
  'Tested by page tests on H5; the other two targets draw the same screen, but no host tests it there yet'

export const EXCEPTIONS: readonly Exception[] = [
  {
    ids: [
      ...named(
        'code',
        '1000004 1000008 1000009 1100000 1100001 1100002 1100003 1100004 1100005 1100006 1100007 1100008',
      ),
      ...named(
        'code',
        '1500018 1500019 2000001 2000002 2000003 2000004 2000005 2000006 2000007 2000008 2000009 2000010',
      ),
      ...named(
        'code',
        '2000011 2000012 2000013 2000014 2000015 2000016 2000017 2000018 2000019 2000021 2000022 2000023',
      ),
      ...named('code', '2000029 2000030 2000032 2000033 2000016-success unknown toast reason'),
    ],
    on: [],
    because:
      'One dictionary and one toast for all codes; `code.2000028`, `code.logout` and `code.permission` pass on all',
  },
  {
    ids: named(
      'state',
      'to_be_paid paid to_be_shipped shipped in_transit delivered receipt_confirmed completed cancelled wallet-record',
    ),
    on: [],
    because: TABLE,
  },
  { ids: named('screen', 'paths parameters tabs own-nav-bar one-route-table'), on: [], because: TABLE },
  {
    ids: named('rule', 'phone-66 rate amount-truncation relative-time seller-link name-fallback'),
    on: [],
    because: PURE,
  },
  {
    ids: named(
      'rule',
      'password-length password-common password-own password-confirm terms invitation english-names recharge-min email',
    ),
    on: [],
    because: `${PURE}; the server refuses the same values. Page tests check the message at the field`,
  },
  {
    ids: ['rule.colour'],
    on: [],
    because: 'No screen uses a colour, so nothing in the app uses the rule',
    gap: true,
  },
  {
    ids: [
      ...named('screen', 'order-facts order-refund cancelled-money cancel-remark product-facts wallet-facts'),
      ...named('screen', 'own-invitation section-boundary free-shipping share-links cart-steps'),
      ...['money.pay-button', 'stock.inactive', 'wire.form-errors', 'session.items-count'],
      ...named('const', 'loading-overlay number-box code-length'),
    ],
    on: [],
    because: PAGE_TEST,
    gap: true,
  },
  {
    ids: [
      ...named('screen', 'analytics search-history optimistic-cart lazy-loading'),
      ...named('field.client', 'locale counts'),
      ...named('transport', 'interface-error unavailable request-error'),
      ...named('upload', 'progress retry'),
      ...['const.toast-3s', 'start.offline', 'session.logout', 'map.geocoder'],
    ],
    on: [],
    because: 'Tested in the store or service that all three targets share; no host tests what users see yet',
    gap: true,
  },
  {
    ids: named('screen', 'hash-router deep-link address confirmation-kept'),
    on: ['H5'],
    because: 'Only browsers have addresses and can reload them',
  },
  {
    ids: ['map.outlines'],
    on: ['H5', 'native'],
    because: 'The super-app draws its own map, with or without our tiles',
  },
  {
    ids: ['face.accessible', 'face.layout-shift', 'const.layers'],
    on: ['H5'],
    because: 'Axe, layout shift and stacking can only be measured in a browser',
  },
  {
    ids: [
      ...['rule.buy-now', 'const.default-currency', 'const.page-loading'],
      ...['const.sms-countdown', 'advert.popup-24h', 'map.tiles'],
      'screen.filters-kept',
    ],
    on: ['H5'],
    because: 'Tested in the browser; no host of the other two targets tests it yet',
    gap: true,
  },
  {
    ids: ['screen.unknown-page'],
    on: ['H5', 'mini-program'],
    because: 'Only its own links open a native app',
  },
  {
    ids: ['const.default-language', ...named('face', 'targets fits')],
    on: ['H5', 'native'],
    because: 'The hosts of the mini-program do not test it yet',
    gap: true,
  },
]
