import { SLIPS_AT_ONCE } from '@contract/base/order-constants'
import { openDocument } from '../../api/open-document'
import { useDocument } from '../../api/use-document'
import { Button } from '../../kit/button'
import { useT } from '../../text/use-t'

interface Props {
  readonly orderIds: readonly string[]
  /** In a list. */
  readonly small?: boolean
}

/** Opens the packing slips of orders in a tab, from where they are printed; one document holds only so many. */
export function SlipsButton({ orderIds, small }: Props) {
  const t = useT()
  const { isBusy, run } = useDocument()
  const isTooMany = orderIds.length > SLIPS_AT_ONCE
  return (
    <>
      <Button
        icon="printer"
        small={small}
        busy={isBusy}
        disabled={isTooMany}
        onClick={() => run(() => openDocument('sellerOrderSlips', { order_ids: [...orderIds] }))}
      >
        {t('orders.slips', { count: orderIds.length })}
      </Button>
      {isTooMany && <span>{t('orders.slips_most', { count: SLIPS_AT_ONCE })}</span>}
    </>
  )
}
