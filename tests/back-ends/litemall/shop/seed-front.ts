/** What the front of the shop shows: adverts, categories and brands. */
import { decimal } from '../wire/decimal'
import type { Advert, Brand, Category } from './rows'

/** The absolute address of a picture. */
export type Pic = (name: string) => string

/** What is common to the rows that a new shop starts with; the addition is a day of February 2024. */
export const stamped = (id: number, day = 1) => {
  const time = `2024-02-${String(day).padStart(2, '0')} 08:00:00`
  return { id, addTime: time, updateTime: time, deleted: false }
}

/** Three adverts on the front page and one that is off. A link is the number of goods, an address or nothing. */
export function adverts(pic: Pic): Advert[] {
  const advert = (id: number, name: string, link: string, enabled = true): Advert => ({
    ...stamped(id),
    name,
    link,
    url: pic(`advert-${id}.png`),
    position: 1,
    content: name,
    enabled,
  })
  return [
    advert(1, 'Linen weeks', '1181000'),
    advert(2, '厨房新品', ''),
    advert(3, 'Spring sale', 'https://example.com/spring'),
    advert(4, 'Last winter', '', false),
  ]
}

/** Four categories of the first level, one of them empty, and those of the second level under the others. */
export function categories(pic: Pic): Category[] {
  const category = (id: number, name: string, desc: string, pid: number, sortOrder: number): Category => ({
    ...stamped(id),
    name,
    keywords: '',
    desc,
    pid,
    iconUrl: pic(`category-icon-${id}.png`),
    picUrl: pic(`category-${id}.png`),
    level: pid === 0 ? 'L1' : 'L2',
    sortOrder,
  })
  return [
    category(1005000, 'Home', 'Rest well', 0, 2),
    category(1005001, '餐厨', 'Cook and eat', 0, 3),
    category(1005007, 'Pots', 'For slow evenings', 1005001, 1),
    category(1005008, 'Tableware', 'On the table', 1005001, 2),
    category(1008009, 'Bedding', 'Sheets and covers', 1005000, 1),
    category(1008016, 'Lamps', 'Light for reading', 1005000, 9),
    category(1010000, 'Clothing', 'Every day', 0, 5),
    category(1010002, 'Shirts', 'Cotton and linen', 1010000, 1),
    category(1012000, 'Garden', 'Opens in summer', 0, 8),
  ]
}

/** Two brands. */
export function brands(pic: Pic): Brand[] {
  const brand = (id: number, name: string, desc: string, floorPrice: string, day: number): Brand => ({
    ...stamped(id, day),
    name,
    desc,
    picUrl: pic(`brand-${id}.png`),
    sortOrder: id % 100,
    floorPrice: decimal(floorPrice),
  })
  return [
    brand(1001000, 'Northwind Looms', 'Weavers since 1921.\nLinen and cotton only.', '59.00', 3),
    brand(1001020, 'Kiln & Co', 'Stoneware from one kiln', '12.90', 5),
  ]
}
