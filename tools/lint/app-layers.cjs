// The layers of the app and the order of its features, as rules of dependency-cruiser. A layer imports only layers
// before it; a feature imports other features as listed below, without circles. Tests may import later layers.

const LAYERS = [
  '^contract/',
  '^src/domain/',
  '^src/(locales|platform|lazy)/|^src/routes\\.ts$',
  '^src/services/',
  '^src/stores/',
  '^src/hooks/',
  '^src/(kit|styles)/',
  '^src/shell/',
  '^src/features/',
  '^src/start/',
  '^src/pages/',
]

/** Which other features each feature may import. Add a line here for a new feature first. */
const FEATURES = {
  account: ['after-sale', 'chat', 'notices', 'orders', 'policies', 'seller', 'sign-in', 'wallet', 'wishlist'],
  addresses: [],
  'after-sale': ['addresses', 'orders'],
  articles: ['product'],
  browser: [],
  catalogue: ['product'],
  chat: [],
  home: ['product'],
  map: ['addresses'],
  notices: ['orders'],
  orders: ['addresses', 'chat'],
  policies: [],
  product: ['chat'],
  purchase: ['addresses', 'orders', 'product'],
  search: ['catalogue', 'product'],
  seller: [],
  shop: ['catalogue', 'chat'],
  'shop-admin': ['addresses', 'seller', 'sign-in'],
  'sign-in': [],
  wallet: ['purchase', 'sign-in'],
  wishlist: ['product'],
}

/** A circle of features in the list above, or null: the way round it. */
function circleFrom(feature, way = []) {
  if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature]
  for (const other of FEATURES[feature] ?? []) {
    const circle = circleFrom(other, [...way, feature])
    if (circle) return circle
  }
  return null
}

const circle = Object.keys(FEATURES)
  .map((feature) => circleFrom(feature))
  .find(Boolean)
if (circle) throw new RangeError(`the list of features leads round in a circle: ${circle.join(' → ')}`)

const TESTS = '\\.test\\.tsx?$|^src/testing/'

const upward = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `app-layer-${index + 1}`,
  comment: 'A lower layer imports a higher one: the order is in tools/lint/app-layers.cjs',
  severity: 'error',
  from: { path: layer, pathNot: TESTS },
  to: { path: [...LAYERS.slice(index + 1), '^server/'].join('|') },
}))

const ofFeatures = Object.entries(FEATURES).map(([feature, allowed]) => ({
  name: `feature-${feature}`,
  comment: `src/features/${feature} imports other features by the list in tools/lint/app-layers.cjs`,
  severity: 'error',
  from: { path: `^src/features/${feature}/`, pathNot: TESTS },
  to: { path: '^src/features/', pathNot: `^src/features/(${[feature, ...allowed].join('|')})/` },
}))

/** The rooms of a purchase: one imports only those before it. */
const PURCHASE = ['shared', 'coupon', 'cart', 'checkout', 'payment']

const ofPurchase = PURCHASE.slice(0, -1).map((room, index) => ({
  name: `purchase-${room}`,
  comment: `src/features/purchase/${room} stands before what it imports: the order is in tools/lint/app-layers.cjs`,
  severity: 'error',
  from: { path: `^src/features/purchase/${room}/`, pathNot: TESTS },
  to: { path: `^src/features/purchase/(${PURCHASE.slice(index + 1).join('|')})/` },
}))

exports.layers = [
  ...upward,
  ...ofFeatures,
  ...ofPurchase,
  {
    name: 'features-by-their-face',
    comment: 'What other features may import stands at the top of a feature; its folders are its own',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^src/features/[^/]+/[^/]+/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'features-known',
    comment: 'A feature has its line in tools/lint/app-layers.cjs, and no file lies beside the features',
    severity: 'error',
    from: { path: '^src/features/', pathNot: `^src/features/(${Object.keys(FEATURES).join('|')})/` },
    to: {},
  },
  {
    name: 'kit-without-stores',
    comment: 'The kit draws what it is given: of stores, hooks and services it knows types alone',
    severity: 'error',
    from: { path: '^src/kit/', pathNot: TESTS },
    to: { path: '^src/(stores|hooks|services)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'pages-are-thin',
    comment: 'A page is its route: what it shows is in a feature or the shell',
    severity: 'error',
    from: { path: '^src/pages/', pathNot: '\\.config\\.ts$' },
    to: { pathNot: '^src/(features|shell)/' },
  },
  {
    name: 'testing-for-tests',
    comment: 'What tests share stays out of the app',
    severity: 'error',
    from: { path: '^src/', pathNot: TESTS },
    to: { path: '^src/testing/' },
  },
]
