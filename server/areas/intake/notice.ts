/** Notices to a seller about a request [rule.notice-types]. */
import { LANGUAGE_CODES } from '@contract/languages'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import { textIn, type Texts } from '../../kernel/text/texts'
import type { RequestRow } from './present'

type State = -1 | 0 | 1

interface News {
  readonly state: State
  /** What the operator said, in whatever language; may be empty. */
  readonly remark: string
  readonly at: Date
}

const PRODUCT: Readonly<Record<State, Texts>> = {
  [0]: {
    en: 'Product under review',
    zh: '商品审核中',
    zhtw: '商品審核中',
    th: 'สินค้าอยู่ระหว่างตรวจสอบ',
    jp: '商品を審査しています',
    es: 'Producto en revisión',
  },
  [1]: {
    en: 'Product on sale',
    zh: '商品已上架',
    zhtw: '商品已上架',
    th: 'สินค้าวางขายแล้ว',
    jp: '商品の販売を開始しました',
    es: 'Producto a la venta',
  },
  [-1]: {
    en: 'Product not approved',
    zh: '商品审核未通过',
    zhtw: '商品審核未通過',
    th: 'สินค้าไม่ผ่านการอนุมัติ',
    jp: '商品は承認されませんでした',
    es: 'Producto no aprobado',
  },
}

const STORAGE: Readonly<Record<State, Texts>> = {
  [0]: {
    en: 'Stock intake under review',
    zh: '入库申请审核中',
    zhtw: '入庫申請審核中',
    th: 'คำขอรับเข้าคลังอยู่ระหว่างตรวจสอบ',
    jp: '入庫の申請を審査しています',
    es: 'Entrada de existencias en revisión',
  },
  [1]: {
    en: 'Stock taken in',
    zh: '商品已入库',
    zhtw: '商品已入庫',
    th: 'รับสินค้าเข้าคลังแล้ว',
    jp: '入庫しました',
    es: 'Existencias recibidas',
  },
  [-1]: {
    en: 'Stock intake not approved',
    zh: '入库申请未通过',
    zhtw: '入庫申請未通過',
    th: 'คำขอรับเข้าคลังไม่ผ่านการอนุมัติ',
    jp: '入庫の申請は承認されませんでした',
    es: 'Entrada de existencias no aprobada',
  },
}

/** The product, its variant and number of an intake, and the operator's remark on a line of its own. */
function textOf({ names, sku, qty }: RequestRow, remark: string): Texts {
  const what = sku === null ? '' : ` · ${sku} × ${qty}`
  const before = remark === '' ? '' : `${remark}\n`
  const lines = LANGUAGE_CODES.map((code) => [code, `${before}${textIn(names, code)}${what}`] as const)
  return { en: '', ...Object.fromEntries(lines) }
}

/** Leaves the notice of a request's new state, in the transaction that gave it that state. */
export async function notifyOfDecision(tx: Tx, row: RequestRow, { state, remark, at }: News): Promise<void> {
  const title = (row.type === 200 ? PRODUCT : STORAGE)[state]
  const shown = state === 1 ? { link: link('product', { product_id: row.productId }) } : {}
  await sendNotice(tx, { userId: row.userId, type: row.type, state, title, text: textOf(row, remark), ...shown }, at)
}
