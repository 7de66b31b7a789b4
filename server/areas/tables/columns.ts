/** The columns of lists that can be saved as CSV [rule.list-csv]. Their names are English, as those of imports. Pure. */
import type { Data } from '@contract/all-calls'
import type { OpsTable, ShopTable } from '@contract/base/table-constants'
import type { SalesSums } from '@contract/entities/report'
import type { Language } from '@contract/base/languages'

export type TableCall = OpsTable | ShopTable
type Cell = string | number | boolean | null | undefined

/** What of an answer is written, such as its list. */
type Rows<N extends TableCall> =
  Data<N> extends { list: readonly (infer R)[] } ? R : Data<N> extends { days: readonly (infer D)[] } ? D : never
type Columns<R> = Readonly<Record<string, (row: R, language: Language) => Cell>>

interface Named {
  readonly name_en: string
  readonly [key: string]: unknown
}

const nameOf = (row: Named, language: Language): string => {
  const own = row[`name_${language}`]
  return typeof own === 'string' ? own : row.name_en
}

const SUMS: Columns<SalesSums> = {
  orders: ({ orders }) => orders,
  pieces: ({ pieces }) => pieces,
  sales: ({ sales }) => sales,
  refunded: ({ refunded }) => refunded,
  net: ({ net }) => net,
}

const DAYS: Columns<Rows<'opsReport'>> = { day: ({ day }) => day, ...SUMS }
const SALES: Columns<Rows<'opsReportSales'>> = { id: ({ id }) => id, name: nameOf, ...SUMS }
const IDLE: Columns<Rows<'opsReportIdle'>> = {
  product_id: ({ product_id }) => product_id,
  name: nameOf,
  shop: ({ shop }) => shop.name,
  stock: ({ stock }) => stock,
  value: ({ value }) => value,
  last_sold_at: ({ last_sold_at }) => last_sold_at,
  listed_at: ({ listed_at }) => listed_at,
}

const COUPONS: Columns<Rows<'opsCoupons'>> = {
  code: ({ code }) => code,
  state: ({ state }) => state,
  amount: ({ amount }) => amount,
  percent: ({ percent }) => percent,
  min: ({ min }) => min,
  max: ({ max }) => max,
  starts_at: ({ starts_at }) => starts_at,
  ends_at: ({ ends_at }) => ends_at,
  uses: ({ uses }) => uses,
  uses_max: ({ uses_max }) => uses_max,
  offered: ({ offered }) => offered,
}

/** Every list with its columns; amounts are USD where no currency stands beside them. */
const COLUMNS: { readonly [N in TableCall]: Columns<Rows<N>> } = {
  opsOrders: {
    order_number: ({ increment_id }) => increment_id,
    placed_at: ({ created_at }) => created_at,
    shop: ({ shop }) => shop.name,
    state: ({ status }) => status,
    payment: ({ payment_status }) => payment_status,
    payment_method: ({ payment_method }) => payment_method,
    total: ({ grand_total }) => grand_total,
    buyer: ({ customer }) => customer?.name ?? '',
    email: ({ customer }) => customer?.email ?? '',
    country: ({ address }) => address?.country ?? '',
    goods: ({ lines }) => lines.map(({ qty, sku }) => `${qty} × ${sku}`).join('; '),
    carrier: ({ carrier }) => carrier,
    tracking_number: ({ log_sn }) => log_sn,
  },
  opsProducts: {
    product_id: ({ product_id }) => product_id,
    name: nameOf,
    shop: ({ shop }) => shop.name,
    state: ({ state }) => state,
    price: ({ price }) => price,
    sold: ({ sold }) => sold,
    changed_at: ({ updated_at }) => updated_at,
  },
  opsAccounts: {
    user_id: ({ user_id }) => user_id,
    name: ({ name }) => name,
    email: ({ email }) => email,
    role: ({ role, guest }) => (guest ? 'guest' : role),
    registered_at: ({ created_at }) => created_at,
    disabled_at: ({ disabled_at }) => disabled_at,
  },
  opsCoupons: { ...COUPONS, shop: ({ shop }) => shop?.name },
  opsShops: {
    shop_id: ({ shop_id }) => shop_id,
    name: ({ name }) => name,
    owner: ({ owner }) => owner?.name,
    email: ({ owner }) => owner?.email,
    commission_percent: ({ commission_bps: bps }) => (bps === null ? null : bps / 100),
    cash_with: ({ cash_with }) => cash_with,
    trusted: ({ trusted }) => (trusted ? 1 : 0),
    balance: ({ balance }) => balance,
  },
  opsReviews: {
    review_id: ({ review_id }) => review_id,
    product: ({ product }, language) => nameOf(product, language),
    author: ({ author }) => author,
    stars: ({ star }) => star,
    summary: ({ summary }) => summary,
    review: ({ content }) => content,
    pictures: ({ images }) => images.length,
    written_at: ({ created_at }) => created_at,
    hidden_at: ({ hidden_at }) => hidden_at,
  },
  opsMails: {
    id: ({ id }) => id,
    kind: ({ kind }) => kind,
    state: ({ state }) => state,
    to: ({ to }) => to,
    language: ({ language }) => language,
    user: ({ user }) => user.name,
    about: ({ about }) => about,
    attempts: ({ attempts }) => attempts,
    error: ({ error }) => error,
    created_at: ({ created_at }) => created_at,
    sent_at: ({ sent_at }) => sent_at,
  },
  opsAudits: {
    at: ({ at }) => at,
    by: ({ operator }) => operator.name,
    email: ({ operator }) => operator.email,
    action: ({ action }) => action,
    subject: ({ subject }) => subject,
    subject_id: ({ subject_id }) => subject_id,
    user_id: ({ user_id }) => user_id,
    remark: ({ remark }) => remark,
    before: ({ before }) => JSON.stringify(before),
    after: ({ after }) => JSON.stringify(after),
  },
  opsReport: DAYS,
  opsReportSales: SALES,
  opsReportIdle: IDLE,
  opsReportSearches: {
    term: ({ term }) => term,
    searches: ({ searches }) => searches,
    found_nothing: ({ empty }) => empty,
  },
  sellerOrders: {
    order_number: ({ increment_id }) => increment_id,
    placed_at: ({ created_at }) => created_at,
    state: ({ status }) => status,
    payment: ({ payment_status }) => payment_status,
    total: ({ grand_total }) => grand_total,
    buyer: ({ buyer }) => buyer,
    goods: ({ products }) => products.map(({ qty, sku }) => `${qty} × ${sku}`).join('; '),
    ship_by: ({ ship_by }) => ship_by,
    late: ({ late }) => (late ? 1 : 0),
    carrier: ({ carrier }) => carrier,
    tracking_number: ({ log_sn }) => log_sn,
  },
  sellerProducts: {
    product_id: ({ product_id }) => product_id,
    name: nameOf,
    state: ({ state }) => state,
    price: ({ price }) => price,
    special_price: ({ special_price }) => special_price,
    stock: ({ stock }) => stock,
    variants: ({ variants }) => variants,
    sold: ({ sold }) => sold,
    changed_at: ({ updated_at }) => updated_at,
  },
  sellerStock: {
    sku: ({ sku }) => sku,
    product: nameOf,
    options: ({ options }) => Object.values(options).join(' · '),
    price: ({ price }) => price,
    special_price: ({ special_price }) => special_price,
    stock: ({ stock }) => stock,
  },
  sellerCoupons: COUPONS,
  sellerReviews: {
    review_id: ({ review_id }) => review_id,
    product: nameOf,
    options: ({ options }) => options,
    author: ({ author }) => author,
    stars: ({ star }) => star,
    summary: ({ summary }) => summary,
    review: ({ content }) => content,
    written_at: ({ created_at }) => created_at,
    reply: ({ reply }) => reply?.text,
    reported_at: ({ reported_at }) => reported_at,
  },
  sellerReport: DAYS,
  sellerReportSales: SALES,
  sellerReportIdle: IDLE,
}

/** An answer of the list, or of a report whose rows are its days. */
interface Answer {
  readonly list?: readonly unknown[]
  readonly days?: readonly unknown[]
  readonly count?: number
}

interface Table {
  readonly header: readonly string[]
  /** The cells of each row of an answer. */
  readonly cellsOf: (answer: Answer, language: Language) => string[][]
}

/** How a list becomes lines. */
export function tableOf(name: TableCall): Table {
  const columns = Object.entries(COLUMNS[name] as Columns<unknown>)
  return {
    header: columns.map(([column]) => column),
    cellsOf: ({ list, days }, language) =>
      (list ?? days ?? []).map((row) => columns.map(([, cell]) => String(cell(row, language) ?? ''))),
  }
}
