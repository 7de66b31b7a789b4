import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'

interface Props {
  readonly price: string
  readonly special: string | null
}

/** A price; where it is reduced, both, and readers hear which is which. */
export function Price({ price, special }: Props) {
  const t = useT()
  const { money } = useFormats()
  if (special === null) return <>{money(price)}</>
  return (
    <>
      <span className="unseen">{t('products.reduced_from', { price: money(price) })}</span>
      <b className="price__now">{money(special)}</b> <s aria-hidden>{money(price)}</s>
    </>
  )
}
