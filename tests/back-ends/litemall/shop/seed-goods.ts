/** The goods of the shop with what they are sold as. */
import { decimal } from '../wire/decimal'
import type { Attribute, Goods, Product, Specification } from './rows'
import type { Pic } from './seed-front'
import { stamped } from './seed-front'

/** The tables that are about goods. */
export interface SeedGoods {
  readonly goods: Goods[]
  readonly specifications: Specification[]
  readonly products: Product[]
  readonly attributes: Attribute[]
}

interface Wares {
  id: number
  name: string
  brief: string
  category: number
  brand?: number
  counter: string
  retail: string
  keywords?: string
  unit?: string
  flags?: readonly ('new' | 'hot' | 'off-sale')[]
  /** Names of specifications with their values; goods without any are sold as the standard one. */
  specifications?: readonly (readonly [name: string, values: readonly string[]])[]
  /** One product each: values of the specifications, price and stock. */
  products?: readonly (readonly [values: readonly string[], price: string, stock: number])[]
  stock?: number
}

const STANDARD: NonNullable<Wares['specifications']> = [['规格', ['标准']]]

const WARES: readonly Wares[] = [
  {
    id: 1006002,
    name: 'Washed cotton bedding',
    brief: 'Four pieces, soft from the first night',
    category: 1008009,
    counter: '919.00',
    retail: '899.00',
    flags: ['hot'],
    stock: 100,
  },
  {
    id: 1109008,
    name: '亚麻枕套',
    brief: '两只装',
    category: 1008009,
    brand: 1001000,
    counter: '69.00',
    retail: '59.00',
    keywords: '枕头,linen',
    stock: 40,
  },
  {
    id: 1181000,
    name: 'Linen duvet cover',
    brief: 'Woven in Flanders',
    category: 1008009,
    brand: 1001000,
    counter: '1299.00',
    retail: '999.00',
    keywords: 'linen,bedding',
    flags: ['new', 'hot'],
    specifications: [
      ['Size', ['140 x 200', '200 x 220']],
      ['Colour', ['Apricot', 'Garnet', 'Smoke']],
    ],
    // Not every combination is made, and one of them is sold out
    products: [
      [['140 x 200', 'Apricot'], '999.00', 100],
      [['140 x 200', 'Garnet'], '1049.50', 3],
      [['140 x 200', 'Smoke'], '999.00', 0],
      [['200 x 220', 'Apricot'], '1299.00', 12],
      [['200 x 220', 'Smoke'], '1299.00', 7],
    ],
  },
  {
    id: 1127003,
    name: 'Reading lamp',
    brief: 'Warm light, one switch',
    category: 1008016,
    counter: '159.00',
    retail: '129.00',
    flags: ['new'],
    stock: 25,
  },
  {
    id: 1127025,
    name: 'Paper lantern',
    brief: 'Folds flat',
    category: 1008016,
    counter: '39.00',
    retail: '29.90',
    specifications: [['规格', ['30 cm', '45 cm']]],
    products: [
      [['30 cm'], '29.90', 60],
      [['45 cm'], '49.90', 60],
    ],
  },
  {
    id: 1023003,
    name: 'Enamelled iron pot',
    brief: 'For the whole family',
    category: 1005007,
    brand: 1001020,
    counter: '418.00',
    retail: '398.00',
    flags: ['hot'],
    stock: 15,
  },
  {
    id: 1023012,
    name: 'Milk pan',
    brief: 'One litre, pours to both sides',
    category: 1005007,
    counter: '99.00',
    retail: '79.00',
    stock: 0,
  },
  {
    id: 1025005,
    name: 'Steamer basket',
    brief: 'Bamboo, two tiers',
    category: 1005007,
    counter: '89.00',
    retail: '69.00',
    flags: ['off-sale'],
    stock: 30,
  },
  {
    id: 1038004,
    name: 'Stoneware bowl',
    brief: 'Glazed by hand',
    category: 1005008,
    brand: 1001020,
    counter: '15.90',
    retail: '12.90',
    unit: '只',
    flags: ['hot'],
    stock: 500,
  },
  {
    id: 1038011,
    name: 'Dinner plate',
    brief: 'Goes with the bowl',
    category: 1005008,
    brand: 1001020,
    counter: '35.00',
    retail: '28.00',
    stock: 200,
  },
  {
    id: 1039051,
    name: '青瓷茶杯',
    brief: '手工拉坯',
    category: 1005008,
    counter: '59.00',
    retail: '49.00',
    flags: ['new'],
    stock: 80,
  },
  {
    id: 1064003,
    name: 'Linen shirt',
    brief: 'For hot days',
    category: 1010002,
    brand: 1001000,
    counter: '199.00',
    retail: '169.00',
    keywords: 'linen,summer',
    flags: ['new'],
    specifications: [['Size', ['S', 'M', 'L']]],
    products: [
      [['S'], '169.00', 9],
      [['M'], '169.00', 1],
      [['L'], '179.00', 4],
    ],
  },
  {
    id: 1064021,
    name: 'Oxford shirt',
    brief: 'Button-down collar',
    category: 1010002,
    counter: '149.00',
    retail: '119.00',
    stock: 33,
  },
  {
    id: 1065004,
    name: 'Striped T-shirt',
    brief: 'Heavy cotton',
    category: 1010002,
    counter: '79.00',
    retail: '59.00',
    flags: ['hot'],
    stock: 70,
  },
]

function goodsRow(wares: Wares, day: number, pic: Pic): Goods {
  const { id, flags = [] } = wares
  return {
    ...stamped(id, day),
    goodsSn: String(id),
    name: wares.name,
    categoryId: wares.category,
    brandId: wares.brand ?? 0,
    gallery: ['a', 'b', 'c'].map((letter) => pic(`goods-${id}-${letter}.png`)),
    keywords: wares.keywords ?? '',
    brief: wares.brief,
    isOnSale: !flags.includes('off-sale'),
    sortOrder: day,
    picUrl: pic(`goods-${id}.png`),
    // Goods that came with the data have an empty poster, those that an administrator added later may have none
    shareUrl: wares.brand === undefined ? '' : undefined,
    isNew: flags.includes('new'),
    isHot: flags.includes('hot'),
    unit: wares.unit ?? '件',
    counterPrice: decimal(wares.counter),
    retailPrice: decimal(wares.retail),
    detail: `<p>${wares.brief}</p><p><img src="${pic(`goods-${id}-detail.png`)}" style=""/></p>`,
  }
}

const numbered = <T>(rows: readonly T[]) => rows.map((row, index) => ({ ...stamped(index + 1), ...row }))

function specificationsOf({ id, specifications = STANDARD }: Wares, pic: Pic) {
  return specifications.flatMap(([specification, values]) =>
    values.map((value) => ({
      goodsId: id,
      specification,
      value,
      picUrl: specification === 'Colour' ? pic(`colour-${value}.png`) : '',
    })),
  )
}

function productsOf({ id, products, retail, stock = 0 }: Wares, pic: Pic) {
  const whole: NonNullable<Wares['products']> = products ?? [[['标准'], retail, stock]]
  return whole.map(([values, price, number], index) => ({
    goodsId: id,
    specifications: [...values],
    price: decimal(price),
    number,
    // Some have a picture of their own with instructions for a picture server, others have none
    url: index % 2 === 0 ? `${pic(`product-${id}-${index}.png`)}?quality=90&thumbnail=200x200` : undefined,
  }))
}

const attributesOf = ({ id, brief }: Wares) => [
  { goodsId: id, attribute: 'Note', value: brief },
  { goodsId: id, attribute: '产地', value: '浙江' },
]

/** Fourteen goods: one with two specifications, one off sale, one sold out. */
export function goodsTables(pic: Pic): SeedGoods {
  return {
    goods: WARES.map((wares, index) => goodsRow(wares, index + 1, pic)),
    specifications: numbered(WARES.flatMap((wares) => specificationsOf(wares, pic))),
    products: numbered(WARES.flatMap((wares) => productsOf(wares, pic))),
    attributes: numbered(WARES.flatMap(attributesOf)),
  }
}
