// The storeys of the server, as rules of dependency-cruiser: kernel ← areas ← app, with an order inside each. A folder
// imports only folders before it in its list, including types. Add a new folder here first.

const KERNEL = ['text', 'config', 'db', 'work', 'files', 'ports', 'sessions', 'messages', 'http', 'observe']

const AREAS = [
  'users',
  'ledger',
  'audit',
  'stock',
  'uploads',
  'saving',
  'parcels',
  'mails',
  'webhooks',
  'notices',
  'search',
  'catalogue',
  'settings',
  'regions',
  'addresses',
  'coupons',
  'cart',
  'favourites',
  'order-changes',
  'account',
  'social',
  'articles',
  'settlement',
  'card-refunds',
  'order-messages',
  'orders',
  'wallet',
  'payments',
  'checkout',
  'refunds',
  'reviews',
  'stores',
  'intake',
  'seller',
  'imports',
  'reports',
  'documents',
  'erasure',
  'claims',
  'ops',
  'tables',
]

// files directly in server/app/ connect these; the command line may import all of them
const APP = ['demo', 'checks', 'archive', 'web', 'process']

// tests may import later folders
const TESTS = '\\.test\\.ts$'
const within = (storey, rooms) => `^server/${storey}/(${rooms.join('|')})/`

const inOrder = (storey, rooms) =>
  rooms.slice(0, -1).map((room, index) => ({
    name: `server-${storey}-${room}`,
    comment: `server/${storey}/${room} stands below what it imports: the order is in tools/lint/server-storeys.cjs`,
    severity: 'error',
    from: { path: within(storey, [room]), pathNot: TESTS },
    to: { path: within(storey, rooms.slice(index + 1)) },
  }))

const below = (storey, above) => ({
  name: `server-${storey}-below`,
  comment: `server/${storey} imports nothing of ${above.join(', ')}`,
  severity: 'error',
  from: { path: `^server/${storey}/`, pathNot: TESTS },
  to: { path: `^server/(${above.join('|')})/` },
})

const known = (storey, rooms) => ({
  name: `server-${storey}-known`,
  comment: 'A room gets its place in tools/lint/server-storeys.cjs first, and no file lies beside the rooms',
  severity: 'error',
  from: { path: `^server/${storey}/`, pathNot: within(storey, rooms) },
  to: {},
})

exports.storeys = [
  below('kernel', ['areas', 'app', 'testing']),
  below('areas', ['app', 'testing']),
  below('app', ['testing']),
  {
    name: 'server-app-below-cli',
    comment: 'The command line stands above the rest, and nobody imports a program',
    severity: 'error',
    from: { path: '^server/', pathNot: `^server/(app/cli|testing)/|${TESTS}` },
    to: { path: '^server/app/(cli/|main\\.ts$)' },
  },
  {
    name: 'server-demo-apart',
    comment: 'A shop works without the demo: only the two programs that offer it put it in',
    severity: 'error',
    from: { path: '^server/', pathNot: `^server/(testing/|app/(demo/|main\\.ts$|cli/(seed|fill)\\.ts$))|${TESTS}` },
    to: { path: '^server/app/demo/' },
  },
  {
    name: 'server-app-rooms-below',
    comment: 'What lies directly in server/app puts its rooms together',
    severity: 'error',
    from: { path: within('app', APP), pathNot: TESTS },
    to: { path: '^server/app/[^/]+\\.ts$' },
  },
  known('kernel', KERNEL),
  known('areas', AREAS),
  ...inOrder('kernel', KERNEL),
  ...inOrder('areas', AREAS),
  ...inOrder('app', APP),
]
