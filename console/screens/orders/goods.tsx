import type { SellerOrderRow } from '@contract/entities/seller/order'
import { Picture } from '../../kit/fields/picture'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'

type Lines = SellerOrderRow['products']

const MOST_PICTURES = 3

/** The goods of an order in a line of the list: pictures, and how many pieces. */
export function GoodsInBrief({ lines }: { readonly lines: Lines }) {
  const t = useT()
  const language = useLanguage()
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
  const names = lines.map((line) => localised(line, 'name', language)).join(', ')
  return (
    <span className="goods-brief" title={names}>
      <span className="goods-brief__pictures">
        {lines.slice(0, MOST_PICTURES).map((line) => (
          <Picture key={line.item_id} path={line.image} ground={line.ground} />
        ))}
      </span>
      <span className="dim">{t('orders.pieces', { count: pieces })}</span>
      <span className="unseen">{names}</span>
    </span>
  )
}

/** What to pack: each line with its picture, choice, SKU and pieces. */
export function Goods({ lines, withPrices }: { readonly lines: Lines; readonly withPrices?: boolean }) {
  const t = useT()
  const language = useLanguage()
  const { money, count } = useFormats()
  return (
    <ul className="goods">
      {lines.map((line) => (
        <li key={line.item_id} className="goods__line">
          <Picture path={line.image} ground={line.ground} />
          <span className="goods__words">
            <b>{localised(line, 'name', language)}</b>
            <small>{[...line.custom_option_info.map(({ value }) => value), line.sku].join(' · ')}</small>
            {line.refunded > 0 && (
              <small className="pieces--low">{t('orders.refunded', { count: line.refunded })}</small>
            )}
          </span>
          <b className="goods__qty">
            {count(line.qty)} ×{withPrices && ` ${money(line.price)}`}
          </b>
          {withPrices && <span className="goods__sum">{money(line.row_price)}</span>}
        </li>
      ))}
    </ul>
  )
}
