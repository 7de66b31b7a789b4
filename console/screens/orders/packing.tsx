import type { SellerOrderRow } from '@contract/entities/seller/order'
import { Picture } from '../../kit/fields/picture'
import { TextField } from '../../kit/fields/field'
import { Tick } from '../../kit/fields/tick'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'
import { Goods } from './goods'
import type { Lines, Typed } from './parts'

interface Props {
  readonly order: Pick<SellerOrderRow, 'payment_method'>
  /** What is still to be sent. */
  readonly left: Lines
  /** Null: all of it is in the parcel. */
  readonly typed: Typed | null
  /** Lines with an impossible number. */
  readonly wrong: readonly string[]
  readonly onChange: (typed: Typed | null) => void
}

/** What goes into a parcel: all that is left, or some pieces of it [rule.seller-parcels]. */
export function Packing({ order, left, typed, wrong, onChange }: Props) {
  const t = useT()
  const language = useLanguage()
  const { count } = useFormats()
  const pieces = left.reduce((sum, { qty }) => sum + qty, 0)
  const canSplit = pieces > 1 && order.payment_method !== 'cash_on_delivery'
  return (
    <>
      {typed === null ? (
        <Goods lines={left} />
      ) : (
        <ul className="goods">
          {left.map((line) => (
            <li key={line.item_id} className="goods__line">
              <Picture path={line.image} ground={line.ground} />
              <span className="goods__words">
                <b>{localised(line, 'name', language)}</b>
                <small>{[...line.custom_option_info.map(({ value }) => value), line.sku].join(' · ')}</small>
              </span>
              <TextField
                className="goods__field"
                label={t('orders.pieces_in_parcel', { sku: line.sku })}
                bare
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={typed[line.item_id] ?? String(line.qty)}
                onChange={(value) => onChange({ ...typed, [line.item_id]: value.trim() })}
                error={wrong.includes(line.item_id) ? t('orders.pieces_most', { count: line.qty }) : undefined}
              />
              <span className="goods__qty dim">{t('orders.pieces_of', { count: count(line.qty) })}</span>
            </li>
          ))}
        </ul>
      )}
      {canSplit && (
        <Tick
          label={t('orders.some_pieces')}
          checked={typed !== null}
          onChange={(isSome) => onChange(isSome ? {} : null)}
        />
      )}
    </>
  )
}
