import { useShop } from '../../session/use-shop'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'

/** Pieces in stock; few and none are said in words, not in colour alone. */
export function Pieces({ count }: { readonly count: number }) {
  const t = useT()
  const formats = useFormats()
  const low = useShop()?.low_stock_at ?? 0
  if (count === 0) return <span className="pieces--out">{t('products.sold_out')}</span>
  if (count <= low) return <span className="pieces--low">{t('products.left', { count })}</span>
  return <>{formats.count(count)}</>
}
