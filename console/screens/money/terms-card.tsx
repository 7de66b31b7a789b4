import type { Data } from '@contract/all-calls'
import { Card } from '../../kit/card'
import { useFormats } from '../../text/format'
import { percentText } from '../../text/percent'
import { useLanguage, useT } from '../../text/use-t'
import { feeText } from './fee-text'

/** What is agreed with the shop for new orders. */
export function TermsCard({ terms }: Pick<Data<'sellerBalance'>, 'terms'>) {
  const t = useT()
  const language = useLanguage()
  const { money } = useFormats()
  const facts = [
    [t('statements.commission'), percentText(language, terms.commission_bps)],
    [t('statements.fee'), feeText(terms, language, money) || t('balance.no_fee')],
    [t('balance.cash'), t(`balance.cash_${terms.cash_with}`)],
    [
      t('balance.settled'),
      terms.hold_days === 0 ? t('balance.settled_after_zero') : t('balance.settled_after', { count: terms.hold_days }),
    ],
  ] as const
  return (
    <Card title={t('balance.terms')}>
      <dl className="facts">
        {facts.map(([name, value]) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
      <p className="field__hint">{t('balance.terms_text')}</p>
    </Card>
  )
}
