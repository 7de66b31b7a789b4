import { useCall } from '../../../../api/use-call'
import { Button } from '../../../../kit/button'
import { Card } from '../../../../kit/card'
import { LoadStates } from '../../../../kit/load-states'
import { useT } from '../../../../text/use-t'
import { dayIn, periodOf } from '../../../reports/period'

const SHOWN = 12

/** What was searched for in the last 30 days and at times found nothing, the most frequent first. */
export function MissedTerms({ onAdd }: { readonly onAdd: (word: string) => void }) {
  const t = useT()
  // the days of searches are those of UTC
  const { from, until } = periodOf({}, dayIn('UTC', new Date()))
  const query = useCall('opsReportSearches', { from, until, found: false, page_size: SHOWN })
  return (
    <Card title={t('synonyms.missed')}>
      <p className="dim">{t('synonyms.missed_text')}</p>
      <LoadStates query={query} isEmpty={({ list }) => list.length === 0} empty={<p>{t('synonyms.missed_none')}</p>}>
        {({ list }) => (
          <ul className="missed">
            {list.map(({ term, empty }) => (
              <li key={term} className="missed__line">
                <span className="missed__term">
                  {term}
                  <small className="dim">{t('synonyms.missed_times', { count: empty })}</small>
                </span>
                <Button small label={t('synonyms.add_named', { word: term })} onClick={() => onAdd(term)}>
                  {t('synonyms.add')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LoadStates>
    </Card>
  )
}
