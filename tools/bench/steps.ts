/** How many orders a server's timers move in a second, of which many are due at once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { spent, start } from './server'

const POLL_MS = 250

/** Copies of an order with its lines: half of them were never paid in time, half arrived more than a week ago. */
const statements = (count: number) => [
  `create temporary table pattern as
    select o.* from orders o where o.coupon_use_id is null and (select count(*) from order_lines l where l.order_id = o.id) = 1
    order by o.id limit 1`,
  `create temporary table copied as select n, nextval(pg_get_serial_sequence('orders', 'id')) as id from generate_series(1, ${count}) n`,
  `insert into orders (id, order_number, user_id, shop_id, status, payment_status, product_total, coupon_cost, shipping_cost,
      tax_total, grand_total, shipping_method, arrival_method, address, customer, shop, created_at, status_at, expires_at)
    select c.id, 'BENCH-' || c.n, p.user_id, p.shop_id, case when c.n % 2 = 0 then 'to_be_paid' else 'delivered' end, 'unpaid',
      p.product_total, p.coupon_cost, p.shipping_cost, p.tax_total, p.grand_total, p.shipping_method, p.arrival_method, p.address,
      p.customer, p.shop, now() - interval '9 days', now() - interval '8 days',
      case when c.n % 2 = 0 then now() - interval '7 days' end
    from copied c, pattern p`,
  `insert into order_lines (order_id, product_id, sku_id, sku, name, image, ground, options, qty, price, row_price, coupon_share)
    select c.id, l.product_id, l.sku_id, l.sku, l.name, l.image, l.ground, l.options, l.qty, l.price, l.row_price, l.coupon_share
    from copied c, pattern p join order_lines l on l.order_id = p.id`,
  'analyze orders',
  'analyze order_lines',
]

const OPEN = `select count(*)::int as open from orders where order_number like 'BENCH-%' and status in ('to_be_paid', 'delivered')`

interface Steps {
  readonly moved: number
  /** Orders a second, over the whole time. */
  readonly rate: number
  /** CPU time of server and database for each order, in milliseconds. */
  readonly cpu: number
}

/** Makes this many orders due, starts a server of this version, and watches it for at most this long. */
export async function steps(folder: string, database: string, count: number, seconds: number): Promise<Steps> {
  const pool = new Pool({ connectionString: database, max: 1 })
  try {
    for (const statement of statements(count)) await pool.query(statement)
    const open = async () => (await pool.query<{ open: number }>(OPEN)).rows[0]?.open ?? 0
    const began = performance.now()
    const server = await start(folder, database)
    try {
      const before = await server.cpu()
      const first = await open()
      const from = performance.now()
      while ((await open()) > 0 && performance.now() - began < seconds * 1_000) await sleep(POLL_MS)
      const took = (performance.now() - from) / 1_000
      const moved = first - (await open())
      const { server: own, database: theirs } = spent(before, await server.cpu(), server.pid)
      return { moved, rate: moved / took, cpu: (own + theirs) / Math.max(moved, 1) }
    } finally {
      await server.stop()
    }
  } finally {
    await pool.end()
  }
}
