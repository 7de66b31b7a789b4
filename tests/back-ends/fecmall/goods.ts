/** What is on sale when the shop opens. Ids are fixed, so that a test can name them. */

export interface Words {
  readonly en: string
  readonly zh: string
}

export interface Category {
  readonly id: string
  readonly parent: string | null
  readonly slug: string
  readonly name: Words
}

/** One way to order a product that has custom options; only release 1 has such products. */
export interface CustomOption {
  readonly my_color: string
  readonly my_size: string
  readonly sku: string
  readonly qty: number
  /** Added to the price of the product. */
  readonly price: number
}

export interface Product {
  readonly id: string
  /** Shared by products that differ only in their options, such as colour and size. */
  readonly spu: string
  readonly sku: string
  readonly slug: string
  readonly name: Words
  readonly description: Words
  readonly category: string
  readonly price: number
  readonly special: number | null
  readonly tiers: readonly { readonly qty: number; readonly price: number }[]
  readonly weight: number
  readonly stock: number
  readonly active: boolean
  readonly group: string
  /** In the order in which buyers choose them. */
  readonly options: Readonly<Record<string, string>>
  readonly style: string
  readonly customOptions: readonly CustomOption[]
  /** How often it was bought, for the order “hot”. */
  readonly sold: number
}

const id = (end: string) => `64b7c0d0f656f2407a2f${end}`

export const CATEGORIES: readonly Category[] = [
  { id: id('c001'), parent: null, slug: '/women', name: { en: 'Women', zh: '女装' } },
  { id: id('c002'), parent: null, slug: '/men', name: { en: 'Men', zh: '男装' } },
  { id: id('c003'), parent: null, slug: '/home-living', name: { en: 'Home & Living', zh: '家居' } },
  { id: id('c011'), parent: id('c001'), slug: '/dresses', name: { en: 'Dresses', zh: '连衣裙' } },
  { id: id('c021'), parent: id('c002'), slug: '/shirts', name: { en: 'Shirts', zh: '衬衫' } },
  { id: id('c031'), parent: id('c003'), slug: '/lighting', name: { en: 'Lighting', zh: '灯具' } },
]

type Some = Partial<Product> & Pick<Product, 'id' | 'spu' | 'name' | 'description' | 'category' | 'price'>

function product(some: Some): Product {
  const sku = some.sku ?? some.spu
  return {
    sku,
    slug: `/${some.name.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${sku}`,
    special: null,
    tiers: [],
    weight: 0.5,
    stock: 50,
    active: true,
    group: 'default',
    options: {},
    style: '',
    customOptions: [],
    sold: 0,
    ...some,
  }
}

/** Products of one SPU, one for each colour and size, written “end of the id, colour, size, stock”. */
function variants(some: Omit<Some, 'id'>, choices: readonly (readonly [string, string, string, number])[]): Product[] {
  return choices.map(([end, color, size, stock]) =>
    product({
      ...some,
      id: id(end),
      sku: `${some.spu}-${color}-${size.toLowerCase()}`,
      options: { color, size },
      group: 'clothes_group',
      stock,
    }),
  )
}

const TEE = variants(
  {
    spu: 'tee01',
    name: { en: 'Pocket T-shirt of heavy cotton', zh: '重磅棉口袋T恤' },
    description: { en: '<p>Washed once, so that it stays in shape.</p>', zh: '<p>预洗处理，不易变形。</p>' },
    category: id('c021'),
    price: 18,
    style: 'Casual',
    weight: 0.2,
    sold: 90,
  },
  [
    ['0001', 'white', 'S', 20],
    ['0002', 'white', 'M', 20],
    ['0003', 'navy', 'M', 20],
    ['0004', 'navy', 'L', 0],
  ],
)

const DRESS = variants(
  {
    spu: 'drs01',
    name: { en: 'Linen dress with long sleeves', zh: '长袖亚麻连衣裙' },
    description: { en: '<p>Light linen with buttons of shell.</p>', zh: '<p>轻薄亚麻，贝壳纽扣。</p>' },
    category: id('c011'),
    price: 64,
    style: 'Work',
    weight: 0.4,
    sold: 70,
  },
  [
    ['0011', 'red', 'M', 12],
    ['0012', 'green', 'M', 12],
    ['0013', 'red', 'L', 3],
  ],
)

const TOTE_OPTIONS: readonly CustomOption[] = [
  { my_color: 'sand', my_size: 'S', sku: 'sand-s', qty: 30, price: 0 },
  { my_color: 'sand', my_size: 'L', sku: 'sand-l', qty: 30, price: 4 },
  { my_color: 'black', my_size: 'L', sku: 'black-l', qty: 30, price: 4 },
]

const OTHERS: readonly Some[] = [
  {
    id: id('0005'),
    spu: 'oxf01',
    name: { en: 'Oxford shirt', zh: '牛津纺衬衫' },
    description: { en: '<p>A shirt for every day.</p>', zh: '<p>日常百搭衬衫。</p>' },
    category: id('c021'),
    price: 39.9,
    special: 29.9,
    style: 'Work',
    sold: 60,
  },
  {
    id: id('0006'),
    spu: 'blt01',
    name: { en: 'Belt of brown leather', zh: '棕色皮带' },
    description: { en: '<p>One piece of leather, no seam.</p>', zh: '<p>整张皮革，无接缝。</p>' },
    category: id('c002'),
    price: 26,
  },
  {
    id: id('0007'),
    spu: 'sck01',
    name: { en: 'Five pairs of socks', zh: '袜子五双装' },
    description: { en: '<p>Cotton with a little wool.</p>', zh: '<p>棉混少量羊毛。</p>' },
    category: id('c002'),
    price: 12.5,
    tiers: [
      { qty: 3, price: 11 },
      { qty: 6, price: 10 },
    ],
  },
  {
    id: id('0014'),
    spu: 'crd01',
    name: { en: 'Cardigan of merino wool', zh: '美利奴羊毛开衫' },
    description: { en: '<p>Warm and thin.</p>', zh: '<p>轻薄保暖。</p>' },
    category: id('c001'),
    price: 72,
    sold: 20,
  },
  {
    id: id('0015'),
    spu: 'skt01',
    name: { en: 'Pleated skirt', zh: '百褶裙' },
    description: { en: '<p>Pleats that stay after washing.</p>', zh: '<p>水洗后褶皱依旧。</p>' },
    category: id('c001'),
    price: 45,
    style: 'Work',
  },
  {
    id: id('0021'),
    spu: 'lmp01',
    name: { en: 'Desk lamp with a wooden foot', zh: '木底座台灯' },
    description: { en: '<p>Oak below, linen above.</p>', zh: '<p>橡木底座，亚麻灯罩。</p>' },
    category: id('c031'),
    price: 55,
    weight: 1.8,
    sold: 80,
  },
  {
    id: id('0022'),
    spu: 'lmp02',
    name: { en: 'Paper lantern', zh: '纸灯笼' },
    description: { en: '<p>Folds flat.</p>', zh: '<p>可折叠收纳。</p>' },
    category: id('c031'),
    price: 15,
    stock: 0,
    sold: 10,
  },
  {
    id: id('0023'),
    spu: 'mug01',
    name: { en: 'Stoneware mug', zh: '粗陶马克杯' },
    description: { en: '<p>Holds a third of a litre.</p>', zh: '<p>容量约330毫升。</p>' },
    category: id('c003'),
    price: 9.5,
    sold: 40,
  },
  {
    id: id('0024'),
    spu: 'thr01',
    name: { en: 'Wool throw', zh: '羊毛盖毯' },
    description: { en: '<p>Woven in one piece.</p>', zh: '<p>整幅织造。</p>' },
    category: id('c003'),
    price: 120,
    weight: 1.2,
  },
  {
    id: id('0025'),
    spu: 'vas01',
    name: { en: 'Glass vase', zh: '玻璃花瓶' },
    description: { en: '<p>Blown by mouth.</p>', zh: '<p>手工吹制。</p>' },
    category: id('c003'),
    price: 34,
  },
  {
    id: id('0026'),
    spu: 'cnd01',
    name: { en: 'Three beeswax candles', zh: '蜂蜡蜡烛三支' },
    description: { en: '<p>They burn for six hours each.</p>', zh: '<p>每支可燃六小时。</p>' },
    category: id('c003'),
    price: 21,
  },
  {
    id: id('0027'),
    spu: 'tot01',
    name: { en: 'Canvas tote', zh: '帆布托特包' },
    description: { en: '<p>For the market.</p>', zh: '<p>买菜好帮手。</p>' },
    category: id('c003'),
    price: 16,
    group: 'bags_group',
    customOptions: TOTE_OPTIONS,
  },
  {
    id: id('0028'),
    spu: 'old01',
    name: { en: 'Wall clock of last year', zh: '去年的挂钟' },
    description: { en: '<p>No longer made.</p>', zh: '<p>已停产。</p>' },
    category: id('c003'),
    price: 30,
    active: false,
  },
]

/** Every product, with the ones that are no longer sold. */
export const PRODUCTS: readonly Product[] = [...TEE, ...DRESS, ...OTHERS.map(product)]
