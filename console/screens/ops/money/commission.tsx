import { useState } from 'react'
import { useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { EmptyState } from '../../../kit/empty-state'
import { Table, type Column } from '../../../kit/lists/table'
import { LoadStates } from '../../../kit/load-states'
import { Page } from '../../../kit/page'
import { localised } from '../../../text/localised'
import { percentText } from '../../../text/percent'
import { useLanguage, useT } from '../../../text/use-t'
import { CommissionSheet } from './commission-sheet'
import { moneyOf, ratedCategories, type RatedCategory } from './rates'

function useColumns(onOpen: (rated: RatedCategory) => void): readonly Column<RatedCategory>[] {
  const t = useT()
  const language = useLanguage()
  const nameOf = (category: object) => localised(category, 'names', language)
  return [
    {
      id: 'category',
      head: t('editor.category'),
      isName: true,
      cell: ({ category, depth }) => (
        <span className={`commission__name commission__name--${Math.min(depth, 2)}`}>{nameOf(category)}</span>
      ),
    },
    {
      id: 'rate',
      head: t('terms.commission'),
      align: 'end',
      cell: ({ category, rate }) =>
        category.commission_bps === null ? (
          <span className="dim">{percentText(language, rate)}</span>
        ) : (
          <b>{percentText(language, rate)}</b>
        ),
    },
    {
      id: 'from',
      head: t('terms.from'),
      cell: ({ category, from }) => {
        if (category.commission_bps !== null) return t('terms.own_rate')
        return <span className="dim">{from === null ? t('terms.from_setting') : nameOf(from)}</span>
      },
    },
    {
      id: 'actions',
      head: t('terms.change'),
      bare: true,
      align: 'end',
      cell: (rated) => (
        <Button small label={t('terms.change_named', { name: nameOf(rated.category) })} onClick={() => onOpen(rated)}>
          {t('terms.change')}
        </Button>
      ),
    },
  ]
}

/** What the marketplace keeps of a sale, category by category. */
export default function Commission() {
  const t = useT()
  const language = useLanguage()
  const [open, setOpen] = useState<RatedCategory | null>(null)
  const categories = useCall('opsCategories', {})
  const settings = useCall('opsSettings', {})
  const columns = useColumns(setOpen)
  const setting = settings.data && moneyOf(settings.data.list)?.commission_bps
  return (
    <Page
      title={t('terms.commission')}
      subtitle={setting === undefined ? undefined : t('terms.subtitle', { rate: percentText(language, setting) })}
    >
      <Card flush>
        <LoadStates query={settings}>
          {() => (
            <LoadStates
              query={categories}
              isEmpty={({ list }) => list.length === 0}
              empty={<EmptyState icon="tag" title={t('terms.no_categories')} />}
            >
              {({ list }) => (
                <Table
                  label={t('terms.commission')}
                  columns={columns}
                  rows={ratedCategories(list, setting ?? 0)}
                  keyOf={({ category }) => category.category_id}
                />
              )}
            </LoadStates>
          )}
        </LoadStates>
      </Card>
      {open && (
        <CommissionSheet
          category={open.category}
          name={localised(open.category, 'names', language)}
          above={ratedCategories(categories.data?.list ?? [], setting ?? 0)}
          setting={setting ?? 0}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  )
}
