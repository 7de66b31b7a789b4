/** Rules turned round: a bound moved by one, a comparison the other way, a rounding exchanged. */
import type { Mutant } from './mutant'

const contract = (name: string) => ({ file: `contract/rules/${name}.ts`, test: `contract/rules/${name}.test.ts` })
const domain = (name: string) => ({ file: `src/domain/${name}.ts`, test: `src/domain/${name}.test.ts` })
const constant = (test: string) => ({ file: 'contract/base/constants.ts', test })

const SHARED: readonly Mutant[] = [
  { row: 'rule.password-length', ...contract('password'), from: 'length < PASSWORD_MIN', to: 'length <= PASSWORD_MIN' },
  { row: 'rule.password-length', ...contract('password'), from: 'length > PASSWORD_MAX', to: 'length >= PASSWORD_MAX' },
  { row: 'rule.password-common', ...contract('password'), from: 'REPEATED.test(password) ||', to: '' },
  { row: 'rule.english-names', ...contract('names'), from: '{1,59}', to: '{1,60}' },
  { row: 'rule.invitation', ...contract('registration'), from: '{6}$', to: '{5,6}$' },
  { row: 'rule.email', ...contract('registration'), from: '@.]+)+$', to: '@.]+)*$' },
  { row: 'rule.recharge-min', ...contract('recharge'), from: ' < toMinor(', to: ' <= toMinor(' },
  { row: 'money.exact', ...contract('money'), from: 'padStart(scale + 1', to: 'padStart(scale' },
  { row: 'money.split', ...contract('money'), from: 'b.remainder - a.remainder', to: 'a.remainder - b.remainder' },
  {
    row: 'money.convert-once',
    ...contract('money'),
    from: "-shift) : 1n), 'half-up'",
    to: "-shift) : 1n), 'truncate'",
  },
]

const SHOWN: readonly Mutant[] = [
  { row: 'rule.price-rounding', ...domain('money/display-price'), from: "'half-up')", to: "'truncate')" },
  { row: 'rule.amount-truncation', ...domain('money/display-amount'), from: "'truncate')", to: "'half-up')" },
  { row: 'rule.phone-66', ...domain('text/phone'), from: "startsWith('66')", to: "startsWith('6')" },
  { row: 'rule.rate', ...domain('money/rate'), from: 'Math.trunc(hundredths)), 2)', to: 'Math.trunc(hundredths)), 1)' },
  { row: 'rule.colour', ...domain('colour'), from: '<= 255', to: '<= 256' },
  { row: 'rule.relative-time', ...domain('time/relative-time'), from: 'ago < 5 * MINUTE', to: 'ago <= 5 * MINUTE' },
  { row: 'rule.relative-time', ...domain('time/relative-time'), from: 'days <= 30', to: 'days < 30' },
  { row: 'rule.seller-link', ...domain('seller/seller-link'), from: "!== 'ptoken'", to: "=== 'ptoken'" },
]

const LIMITS: readonly Mutant[] = [
  { row: 'const.toast-3s', ...constant('src/stores/toast.test.ts'), from: 'TOAST_MS = 3_000', to: 'TOAST_MS = 2_000' },
  { row: 'const.toast-3s', ...constant('src/stores/toast.test.ts'), from: 'TOAST_MS = 3_000', to: 'TOAST_MS = 30_000' },
  {
    row: 'const.loading-overlay',
    ...constant('src/kit/loading/loading-overlay.test.tsx'),
    from: 'CLEAR_MS = 2_000',
    to: 'CLEAR_MS = 20_000',
  },
  {
    row: 'const.page-loading',
    ...constant('src/lazy/load-page.h5.test.ts'),
    from: 'DELAY_MS = 200',
    to: 'DELAY_MS = 300',
  },
  {
    row: 'const.upload-files',
    ...constant('src/hooks/picture-list.test.ts'),
    from: 'MAX_FILES = 52',
    to: 'MAX_FILES = 53',
  },
  {
    row: 'stock.best',
    ...constant('server/areas/catalogue/deals/best-sellers.test.ts'),
    from: 'BEST_SELLER_DAYS = 30',
    to: 'BEST_SELLER_DAYS = 31',
  },
  {
    row: 'session.lock',
    ...constant('server/areas/account/account.test.ts'),
    from: 'LOCK_TRIES = 5',
    to: 'LOCK_TRIES = 6',
  },
  {
    row: 'session.sliding',
    ...constant('server/areas/account/account.test.ts'),
    from: 'TOKEN_LIFE_S = 30 *',
    to: 'TOKEN_LIFE_S = 31 *',
  },
  {
    row: 'timer.unpaid',
    ...constant('server/areas/orders/timers.test.ts'),
    from: 'TO_BE_PAID_LIFE_S = 24 *',
    to: 'TO_BE_PAID_LIFE_S = 25 *',
  },
  {
    row: 'timer.accept',
    ...constant('server/areas/orders/timers.test.ts'),
    from: 'ACCEPT_AFTER_S = 24 *',
    to: 'ACCEPT_AFTER_S = 25 *',
  },
  {
    row: 'timer.delivered',
    ...constant('server/areas/orders/timers.test.ts'),
    from: 'COMPLETE_AFTER_S = 7 *',
    to: 'COMPLETE_AFTER_S = 8 *',
  },
  {
    row: 'advert.popup-24h',
    ...constant('src/features/home/popup/popup.test.ts'),
    from: 'ADVERT_EVERY_S = 86_400',
    to: 'ADVERT_EVERY_S = 86_000',
  },
  {
    row: 'const.default-language',
    file: 'contract/base/languages.ts',
    test: 'src/start/boot.test.ts',
    from: "DEFAULT_LANGUAGE: Language = 'es'",
    to: "DEFAULT_LANGUAGE: Language = 'en'",
  },
  {
    row: 'const.default-currency',
    ...constant('src/start/boot.test.ts'),
    from: "DEFAULT_CURRENCY = 'USD'",
    to: "DEFAULT_CURRENCY = 'EUR'",
  },
]

export const RULES: readonly Mutant[] = [...SHARED, ...SHOWN, ...LIMITS]
