/** How many machines a shop needs, reckoned from what calls cost: npm run bench -- --capacity. */

/** CPU time of one call, in milliseconds. */
interface Cost {
  readonly server: number
  readonly database: number
}

/** What a buyer does, and the row of the table of measured calls that says what it costs. */
const MEASURED = {
  list: 'list, best',
  search: 'search, one word',
  suggest: 'suggestions',
  product: 'product',
  cart: 'cart',
  orders: 'orders',
  purchase: 'purchase',
} as const
type Call = keyof typeof MEASURED
export type Costs = Readonly<Record<Call, Cost>>
const CALLS = Object.keys(MEASURED) as Call[]

interface Demand {
  readonly buyersADay: number
  /** In the busiest second. */
  readonly ordersASecond: number
  /** The share of lists and product pages that a CDN answers, 0 to 1. */
  readonly cdn: number
}

/** How often a buyer makes each call in a day; purchases follow from the orders. */
const A_BUYER: Readonly<Record<Exclude<Call, 'purchase'>, number>> = {
  ...{ list: 12, search: 3, suggest: 6, product: 10, cart: 4, orders: 1 },
}
/** The busiest second of a day, by its mean. */
const PEAK = 4
const DAY_S = 86_400
/** How busy a core may be, so that calls do not queue. */
const BUSY = 0.6
const BY_CDN: readonly Call[] = ['list', 'product']
/** A replica may answer them. */
const READS: readonly Call[] = ['list', 'search', 'suggest', 'product']

interface Need {
  /** Calls in the busiest second that reach a server. */
  readonly calls: number
  /** Cores, for servers, the primary database and its replicas. */
  readonly server: number
  readonly primary: number
  readonly replicas: number
}

/** Calls a second at the busiest time, without those that a CDN answers. */
function rateOf(call: Call, { buyersADay, ordersASecond, cdn }: Demand): number {
  if (call === 'purchase') return ordersASecond
  const rate = (buyersADay * A_BUYER[call] * PEAK) / DAY_S
  return BY_CDN.includes(call) ? rate * (1 - cdn) : rate
}

export function reckon(costs: Costs, demand: Demand): Need {
  const load = CALLS.map((call) => ({ call, rate: rateOf(call, demand), cost: costs[call] }))
  const cores = (part: keyof Cost, calls: typeof load) =>
    calls.reduce((sum, { rate, cost }) => sum + (rate * cost[part]) / 1_000, 0) / BUSY
  return {
    calls: load.reduce((sum, { rate }) => sum + rate, 0),
    server: cores('server', load),
    primary: cores(
      'database',
      load.filter(({ call }) => !READS.includes(call)),
    ),
    replicas: cores(
      'database',
      load.filter(({ call }) => READS.includes(call)),
    ),
  }
}

/** The costs in the table that `npm run bench` writes. Throws when a call is not in it. */
export function costsIn(page: string): Costs {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const entries = CALLS.map((call) => {
    const row = rows.find(([, name]) => name === MEASURED[call])
    const [cpu, database] = [Number(row?.[3]), Number(row?.[5])]
    if (!(cpu >= database)) throw new Error(`the table does not say what ${MEASURED[call]} costs`)
    return [call, { server: cpu - database, database }] as const
  })
  return Object.fromEntries(entries) as Record<Call, Cost>
}

const SIZES = [
  { buyersADay: 1_000, ordersASecond: 0.1 },
  { buyersADay: 10_000, ordersASecond: 1 },
  { buyersADay: 100_000, ordersASecond: 30 },
  { buyersADay: 1_000_000, ordersASecond: 300 },
  { buyersADay: 1_000_000, ordersASecond: 1_000 },
] as const
/** What a CDN of public answers takes, with an address for each language and a minute of life. */
const CDN = 0.85

const cores = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))

/** A table of what these sizes need, without and with a CDN. */
export function capacityTable(costs: Costs): string {
  const rows = SIZES.flatMap((size) =>
    [0, CDN].map((cdn) => {
      const { calls, server, primary, replicas } = reckon(costs, { ...size, cdn })
      const { buyersADay, ordersASecond } = size
      const words = [buyersADay.toLocaleString('en'), ordersASecond.toLocaleString('en'), cdn === 0 ? 'no' : 'yes']
      return `| ${[...words, Math.round(calls).toLocaleString('en'), cores(server), cores(primary), cores(replicas)].join(' | ')} |`
    }),
  )
  return [
    '| buyers a day | orders a second | CDN | calls a second | server cores | primary cores | replica cores |',
    '| --: | --: | --- | --: | --: | --: | --: |',
    ...rows,
  ].join('\n')
}
