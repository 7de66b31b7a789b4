import { Link } from 'wouter'
import { BASE_CURRENCY } from '@contract/base/constants'
import { PRODUCT_TEXT_MAX, SKUS_MAX } from '@contract/base/product-constants'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { TextField } from '../../../kit/fields/field'
import { CountField, MoneyField } from '../../../kit/fields/money-field'
import { keyOfPicture } from '../../../kit/fields/pictures'
import type { Pictured } from '../../../kit/fields/upload-picture'
import { Select } from '../../../kit/fields/select'
import { Table, type Column } from '../../../kit/lists/table'
import { Tick } from '../../../kit/fields/tick'
import { useLanguage, useT } from '../../../text/use-t'
import type { Draft, DraftSku } from './draft'
import type { PartProps } from './part'
import { missing, withMissing } from './variants'

type Row = DraftSku & { readonly place: number }

/** The names of a variant's values, in the language of the console, else in English. */
function useChoiceName({ options }: Draft): (sku: DraftSku) => string {
  const language = useLanguage()
  return ({ options: chosen }) =>
    options
      .map(({ option, values }) => {
        const value = values.find((known) => known.value === chosen[option])
        return value ? value.names[language] || value.names.en : ''
      })
      .filter(Boolean)
      .join(' / ')
}

function useColumns({ draft, change, errorAt }: PartProps): readonly Column<Row>[] {
  const t = useT()
  const nameOf = useChoiceName(draft)
  const put = (place: number, next: Partial<DraftSku>) =>
    change({ skus: draft.skus.map((sku, other) => (other === place ? { ...sku, ...next } : sku)) })
  const remove = (place: number) => change({ skus: draft.skus.filter((_, other) => other !== place) })
  const called = (row: Row) => nameOf(row) || row.sku || String(row.place + 1)
  const pictures = (image: Pictured | null) =>
    image && !draft.images.some((known) => keyOfPicture(known) === keyOfPicture(image))
      ? [...draft.images, image]
      : draft.images

  return [
    {
      id: 'sku',
      head: t('editor.sku'),
      isName: true,
      cell: (row) => (
        <>
          {nameOf(row) !== '' && <span className="variant__name">{nameOf(row)}</span>}
          <TextField
            bare
            label={t('editor.sku_of', { name: called(row) })}
            autoComplete="off"
            maxLength={PRODUCT_TEXT_MAX.sku}
            value={row.sku}
            onChange={(sku) => put(row.place, { sku })}
            error={errorAt(`skus.${row.place}.sku`) ?? errorAt(`skus.${row.place}.options`)}
          />
        </>
      ),
    },
    {
      id: 'price',
      head: t('editor.price', { currency: BASE_CURRENCY }),
      cell: (row) => (
        <MoneyField
          bare
          label={t('editor.price_of', { name: called(row) })}
          value={row.price}
          onChange={(price) => put(row.place, { price })}
          error={errorAt(`skus.${row.place}.price`)}
        />
      ),
    },
    {
      id: 'special',
      head: t('editor.reduced'),
      cell: (row) => (
        <MoneyField
          bare
          label={t('editor.reduced_of', { name: called(row) })}
          value={row.special_price}
          onChange={(special_price) => put(row.place, { special_price })}
          error={errorAt(`skus.${row.place}.special_price`)}
        />
      ),
    },
    {
      id: 'stock',
      head: t('editor.pieces'),
      align: 'end',
      cell: (row) =>
        row.sku_id === undefined ? (
          <CountField
            bare
            label={t('editor.pieces_of', { name: called(row) })}
            value={row.stock}
            onChange={(stock) => put(row.place, { stock })}
            error={errorAt(`skus.${row.place}.stock`)}
          />
        ) : (
          <Link href={`/stock?q=${encodeURIComponent(row.sku)}`} className="link">
            {row.stock}
          </Link>
        ),
    },
    {
      id: 'picture',
      head: t('editor.picture'),
      wide: true,
      cell: (row) => (
        <Select
          bare
          label={t('editor.picture_of', { name: called(row) })}
          value={row.image ? keyOfPicture(row.image) : 'first'}
          onChange={(key) =>
            put(row.place, { image: draft.images.find((known) => keyOfPicture(known) === key) ?? null })
          }
          choices={[
            { value: 'first', label: t('editor.first_picture') },
            ...pictures(row.image).map((image, place) => ({
              value: keyOfPicture(image),
              label: t('pictures.alt', { place: place + 1 }),
            })),
          ]}
          error={errorAt(`skus.${row.place}.image`)}
        />
      ),
    },
    {
      id: 'actions',
      head: t('editor.on_offer'),
      cell: (row) => (
        <span className="variant__actions">
          <Tick
            bare
            label={t('editor.on_offer_of', { name: called(row) })}
            checked={!row.discontinued}
            onChange={(on) => put(row.place, { discontinued: !on })}
          />
          <Button
            kind="quiet"
            icon="trash"
            label={t('editor.remove_variant', { name: called(row) })}
            disabled={draft.skus.length === 1}
            onClick={() => remove(row.place)}
          />
        </span>
      ),
    },
  ]
}

/** One line for each variant: its SKU, prices, first stock and picture. */
export function VariantsCard(props: PartProps) {
  const { draft, change, errorAt } = props
  const t = useT()
  const columns = useColumns(props)
  const lacking = missing(draft).length
  const isFull = draft.skus.length + lacking > SKUS_MAX
  return (
    <Card
      flush
      title={t('editor.variants')}
      aside={
        lacking > 0 && (
          <Button small icon="plus" disabled={isFull} onClick={() => change({ skus: withMissing(draft) })}>
            {t('editor.add_missing', { count: lacking })}
          </Button>
        )
      }
    >
      <Table
        label={t('editor.variants')}
        columns={columns}
        rows={draft.skus.map((sku, place): Row => ({ ...sku, place }))}
        keyOf={({ place }) => String(place)}
      />
      {(errorAt('skus') || isFull) && (
        <p className="field__error variant__error">{errorAt('skus') ?? t('rules.max', { limit: SKUS_MAX })}</p>
      )}
    </Card>
  )
}
