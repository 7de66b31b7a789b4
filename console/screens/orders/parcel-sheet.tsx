import { useId, useState } from 'react'
import type { SellerOrderRow } from '@contract/entities/seller/order'
import { trackingNumberOf } from '@contract/rules/tracking-number'
import { useCall } from '../../api/use-call'
import { useMutationOf } from '../../api/use-mutation-of'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/fields/field'
import { LoadStates, Skeleton } from '../../kit/load-states'
import { Sheet } from '../../kit/over/sheet'
import { toast } from '../../kit/over/toast'
import { errorsAt } from '../../text/failure'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { AddressCard } from './address'
import { Packing } from './packing'
import { linesIn, linesLeft, packed, type Typed } from './parts'
import { knownCarriers, rememberCarrier } from './carriers'
import { Goods } from './goods'
import { RENEWED } from './renewed'
import { SlipsButton } from './slips-button'

interface Props {
  readonly order: SellerOrderRow
  /** ship: sends it; parcel: corrects what was said about it. */
  readonly kind: 'ship' | 'parcel'
  /** One of several parcels, to be corrected. */
  readonly parcel?: SellerOrderRow['parcels'][number]
  readonly onClose: () => void
}

const WORDS = {
  ship: { title: 'orders.ship_order', done: 'orders.shipped', button: 'orders.ship_it', hint: 'orders.ship_hint' },
  parcel: {
    title: 'orders.correct_order',
    done: 'orders.corrected',
    button: 'common.save',
    hint: 'orders.correct_hint',
  },
} as const

/** As carriers print numbers, without the spaces between their groups. */
const tidied = (number: string) => trackingNumberOf(number).toUpperCase()

/** Where it goes, which lists do not have. */
function Destination({ order: { order_id } }: Pick<Props, 'order'>) {
  const query = useCall('sellerOrder', { order_id })
  return (
    <LoadStates query={query} skeleton={<Skeleton lines={2} />}>
      {({ order }) => <AddressCard address={order.address} remark={order.order_remark} />}
    </LoadStates>
  )
}

/** Sends an order or a part of it, or corrects the number of its parcel. */
export function ParcelSheet({ order, kind, parcel, onClose }: Props) {
  const t = useT()
  const { money } = useFormats()
  const list = useId()
  const [carriers] = useState(knownCarriers)
  const shown = parcel ?? order
  const [carrier, setCarrier] = useState(shown.carrier ?? carriers[0] ?? '')
  const [number, setNumber] = useState(kind === 'ship' ? '' : (shown.log_sn ?? ''))
  const left = linesLeft(order)
  const [typed, setTyped] = useState<Typed | null>(null)
  const { items, wrong } = packed(left, typed ?? {})
  const isWrong = typed !== null && (wrong.length > 0 || items.length === 0)
  const words = WORDS[kind]
  const mutation = useMutationOf(kind === 'ship' ? 'sellerOrderShip' : 'sellerOrderParcel', {
    renews: RENEWED,
    onDone: () => {
      rememberCarrier(carrier.trim())
      toast(t(words.done, { number: order.increment_id }))
      onClose()
    },
  })
  const errorAt = errorsAt(t, mutation.error?.errors ?? [])
  const submit = () => {
    if (mutation.isPending || isWrong) return
    const sent = { order_id: order.order_id, carrier: carrier.trim(), log_sn: tidied(number) }
    if (kind === 'ship') mutation.mutate({ ...sent, ...(typed !== null && { items }) })
    else mutation.mutate({ ...sent, ...(parcel && { parcel_id: parcel.parcel_id }) })
  }
  const who = [
    order.buyer,
    order.payment_method && t(`states.method_${order.payment_method}`),
    money(order.grand_total),
  ]
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(words.title, { number: order.increment_id })}
      subtitle={who.filter(Boolean).join(' · ')}
      onSubmit={submit}
      footer={
        <>
          {kind === 'ship' && <SlipsButton orderIds={[order.order_id]} />}
          <Button kind="main" type="submit" busy={mutation.isPending}>
            {t(words.button)}
          </Button>
        </>
      }
    >
      <Destination order={order} />
      {kind === 'parcel' && <Goods lines={parcel ? linesIn(order.products, parcel) : order.products} />}
      {kind === 'ship' && <Packing order={order} left={left} typed={typed} wrong={wrong} onChange={setTyped} />}
      <datalist id={list}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={t('orders.carrier')}
        autoComplete="off"
        list={list}
        maxLength={60}
        value={carrier}
        onChange={setCarrier}
        error={errorAt('carrier')}
      />
      <TextField
        first={carriers.length > 0 || order.carrier !== null}
        label={t('orders.tracking_number')}
        autoComplete="off"
        maxLength={48}
        value={number}
        onChange={setNumber}
        error={errorAt('log_sn')}
        hint={t(words.hint)}
      />
    </Sheet>
  )
}
