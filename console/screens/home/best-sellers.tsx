import type { Data } from '@contract/all-calls'
import { Link } from 'wouter'
import { Card } from '../../kit/card'
import { Picture } from '../../kit/fields/picture'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'

/** What sold best this month. */
export function BestSellers({ best }: { readonly best: Data<'sellerHome'>['best'] }) {
  const t = useT()
  const language = useLanguage()
  const { money } = useFormats()
  return (
    <Card title={t('home.best')}>
      {best.length === 0 && <p className="dim">{t('home.no_sales')}</p>}
      <ul className="goods">
        {best.map((product) => (
          <li key={product.product_id} className="goods__line">
            <Picture path={product.image} ground={product.ground} />
            <span className="goods__words">
              <Link href={`/products/${product.product_id}`}>
                <b>{localised(product, 'name', language)}</b>
              </Link>
              <small>{t('home.sold', { count: product.sold })}</small>
            </span>
            <b className="goods__sum">{money(product.amount)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
