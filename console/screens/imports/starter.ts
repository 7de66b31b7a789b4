/** A first file, to be turned into one's own: drafts, in a category that the marketplace has. Pure. */
import type { Data } from '@contract/all-calls'

type Category = Data<'sellerCategories'>['list'][number]

/** `Home > Kitchen` in English, as files name a category. */
function pathOf({ parent_id: parent, name_en: name }: Category, all: readonly Category[]): string {
  const above = all.find(({ category_id: id }) => id === parent)
  return above ? `${pathOf(above, all)} > ${name}` : name
}

/** The path of the first category without others below it; by its id where another has the same path. */
export function categoryOf(all: readonly Category[]): string | undefined {
  const leaves = all.filter(({ leaf }) => leaf)
  const [first] = leaves
  if (!first) return undefined
  const path = pathOf(first, all)
  return leaves.filter((other) => pathOf(other, all) === path).length === 1 ? path : first.category_id
}

const COLUMNS =
  'sku,product,name_en,name_es,name_th,name_jp,name_zh,name_zhtw,short_description_en,category,price,special_price,stock,ground,option_1,value_1,images,state'

/** Each line without its category, which is the same in all of them. */
const LINES = [
  [
    'STARTER-MUG-S',
    'starter-mug',
    'Stoneware mug',
    'Taza de gres',
    'แก้วสโตนแวร์',
    '炻器マグ',
    '炻瓷马克杯',
    '炻瓷馬克杯',
    'Holds the heat',
  ],
  ['STARTER-MUG-L', 'starter-mug', '', '', '', '', '', '', ''],
  [
    'STARTER-TEAPOT',
    '',
    'Enamel teapot',
    'Tetera esmaltada',
    'กาน้ำชาเคลือบ',
    'ほうろうのティーポット',
    '搪瓷茶壶',
    '琺瑯茶壺',
    'For four cups',
  ],
  [
    'STARTER-APRON',
    '',
    'Linen apron',
    'Delantal de lino',
    'ผ้ากันเปื้อนลินิน',
    'リネンのエプロン',
    '亚麻围裙',
    '亞麻圍裙',
    'One size',
  ],
] as const
const SALES = [
  ['12.50', '10.00', '8', 'sand', 'Size', 'Small'],
  ['16.00', '', '3', '', 'Size', 'Large'],
  ['34.00', '', '5', 'sage', '', ''],
  ['24.90', '', '12', 'mist', '', ''],
] as const

/** Spreadsheets take a file without it for one of an older encoding. */
const MARK = '\ufeff'

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The file, with its products in this category. */
export function starterFile(category: string): string {
  const lines = LINES.map((words, at) => [...words, category, ...(SALES[at] ?? []), '', 'draft'].map(cell).join(','))
  return `${MARK}${[COLUMNS, ...lines].join('\r\n')}\r\n`
}
