/** The shop in memory: its tables, its clock and the phones of its buyers. */
import type { SeedGoods } from './seed-goods'
import type {
  Address,
  Advert,
  Attribute,
  Brand,
  CartLine,
  Category,
  Collect,
  Comment,
  Coupon,
  CouponOfUser,
  Footprint,
  Issue,
  Keyword,
  Order,
  OrderGoods,
  SearchTerm,
  StoredFile,
  Topic,
  User,
} from './rows'
import { goodsTables } from './seed-goods'
import { adverts, brands, categories } from './seed-front'
import { comments, coupons, issues, keywords, topics, users } from './seed-more'

/** Everything that calls read and change. Rows are deleted by a mark, never taken out. */
export interface Shop extends SeedGoods {
  /** The address of this server, with which those of pictures start. */
  readonly origin: string
  /** Whether a provider of text messages is set up, without which nobody can register. */
  readonly sms: boolean
  /** The code that was last sent to a number, and until when it counts. */
  readonly codes: Map<string, { readonly code: string; readonly expires: number }>
  readonly adverts: Advert[]
  readonly categories: Category[]
  readonly brands: Brand[]
  readonly attributes: Attribute[]
  readonly issues: Issue[]
  readonly keywords: Keyword[]
  readonly topics: Topic[]
  readonly coupons: Coupon[]
  readonly couponsOfUsers: CouponOfUser[]
  readonly users: User[]
  readonly addresses: Address[]
  readonly cart: CartLine[]
  readonly collects: Collect[]
  readonly footprints: Footprint[]
  readonly searches: SearchTerm[]
  readonly comments: Comment[]
  readonly orders: Order[]
  readonly orderGoods: OrderGoods[]
  readonly files: StoredFile[]
  readonly contents: Map<string, Buffer>
}

/** A shop with its goods, one buyer and nothing in any cart. */
export function newShop(origin: string, sms: boolean): Shop {
  const pic = (name: string) => `${origin}/pics/${name}`
  return {
    origin,
    sms,
    codes: new Map(),
    ...goodsTables(pic),
    adverts: adverts(pic),
    categories: categories(pic),
    brands: brands(pic),
    issues: issues(),
    keywords: keywords(),
    topics: topics(pic),
    coupons: coupons(),
    couponsOfUsers: [],
    users: users(),
    addresses: [],
    cart: [],
    collects: [],
    footprints: [],
    searches: [],
    comments: comments(pic),
    orders: [],
    orderGoods: [],
    files: [],
    contents: new Map(),
  }
}

/** A moment as the server prints it: in the time of China, without saying so. */
export function timeText(moment: number): string {
  const inChina = new Date(moment + 8 * 60 * 60 * 1000)
  return inChina.toISOString().slice(0, 19).replace('T', ' ')
}

/** The present moment as the server prints it. */
export const now = (): string => timeText(Date.now())

type Fresh = 'id' | 'addTime' | 'updateTime' | 'deleted'

/** Adds a row under the next number and gives it back. */
export function insert<T extends { id: number; addTime: string; updateTime: string; deleted: boolean }>(
  table: T[],
  row: Omit<T, Fresh>,
): T {
  const time = now()
  const whole = { ...row, id: (table.at(-1)?.id ?? 0) + 1, addTime: time, updateTime: time, deleted: false } as T
  table.push(whole)
  return whole
}

/** Changes fields of a row and marks the time of it. */
export function update<T extends { updateTime: string }>(row: T, fields: Partial<T>): void {
  Object.assign(row, fields, { updateTime: now() })
}

/** The rows that have not been deleted. */
export const live = <T extends { deleted: boolean }>(rows: readonly T[]): T[] => rows.filter((row) => !row.deleted)

/** The row with a number, unless it has been deleted. */
export const liveById = <T extends { id: number; deleted: boolean }>(rows: readonly T[], id: number): T | undefined =>
  rows.find((row) => row.id === id && !row.deleted)

/** The row with a number, also a deleted one: some calls of the real server forget to look. */
export const anyById = <T extends { id: number }>(rows: readonly T[], id: number | null): T | undefined =>
  rows.find((row) => row.id === id)

/** Whether a text contains another one as a LIKE of the database sees it: regardless of case, `%` and `_` match all. */
export function isLike(text: string, part: string): boolean {
  const pattern = part
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '[^]*')
    .replaceAll('_', '[^]')
  return new RegExp(pattern, 'i').test(text)
}
