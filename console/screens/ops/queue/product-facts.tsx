import type { UseQueryResult } from '@tanstack/react-query'
import type { Data } from '@contract/all-calls'
import { LANGUAGES } from '@contract/base/languages'
import type { ApiError } from '../../../api/api-error'
import { Badge } from '../../../kit/badge'
import { LoadStates } from '../../../kit/load-states'
import { Picture } from '../../../kit/fields/picture'
import { useFormats } from '../../../text/format'
import { localised } from '../../../text/localised'
import { useLanguage, useT } from '../../../text/use-t'

interface Props {
  readonly query: UseQueryResult<Data<'sellerProduct'>, ApiError>
  /** The variant that is asked about; absent: all. */
  readonly sku?: string
}

/** The product that a request is about: its pictures, texts, languages, prices and pieces. */
export function ProductFacts({ query, sku }: Props) {
  const t = useT()
  const language = useLanguage()
  const { money } = useFormats()
  return (
    <LoadStates query={query}>
      {({ product }) => {
        const texts = product as unknown as Readonly<Record<string, string | undefined>>
        const variants = product.skus.filter((each) => sku === undefined || each.sku === sku)
        return (
          <section className="queue__part">
            <div className="queue__pictures">
              {product.images.map(({ path }, place) => (
                <Picture
                  key={path}
                  path={path}
                  ground={product.ground}
                  size="large"
                  alt={t('pictures.alt', { place: place + 1 })}
                />
              ))}
            </div>
            <p className="badges">
              {LANGUAGES.map(({ code, name, tag }) => (
                <span key={code} lang={tag}>
                  <Badge tone={texts[`name_${code}`] ? 'good' : 'wait'}>
                    {texts[`name_${code}`] ? name : `${name}: –`}
                  </Badge>
                </span>
              ))}
            </p>
            <p>{localised(product, 'short_description', language)}</p>
            <p className="queue__text dim">{localised(product, 'description', language)}</p>
            <ul className="events">
              {variants.map((each) => (
                <li key={each.sku_id} className="events__line">
                  <span>
                    <b>{each.sku}</b>
                    <small className="dim">{Object.values(each.options).join(' · ')}</small>
                  </span>
                  <span>
                    {money(each.special_price ?? each.price)} · {t('products.left', { count: each.stock })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      }}
    </LoadStates>
  )
}
