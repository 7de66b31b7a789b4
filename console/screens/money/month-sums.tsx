import type { StatementMonth } from '@contract/calls/seller/settlement'
import { Card } from '../../kit/card'
import { useFormats } from '../../text/format'
import { useLanguage, useT } from '../../text/use-t'
import { isNothing, turned, withMinus } from './amounts'
import { monthText } from './month'

const MOVES = ['cash', 'payout', 'topup', 'adjust', 'forfeit'] as const

/** How the balance of a month came about: opening, what was added and taken off, closing. */
export function MonthSums({ of }: { readonly of: StatementMonth }) {
  const t = useT()
  const language = useLanguage()
  const { money } = useFormats()
  const moves = MOVES.filter((name) => !isNothing(of[name]))
  const sums: readonly (readonly [string, string])[] = [
    [t('statements.opening'), of.opening],
    [t('statements.goods'), of.goods],
    [t('statements.promotion'), of.promotion],
    [t('statements.shipping'), of.shipping],
    [t('statements.commission'), turned(of.commission)],
    [t('statements.fee'), turned(of.fee)],
    ...moves.map((name) => [t(`statements.kind_${name}`), of[name]] as const),
  ]
  return (
    <Card title={monthText(language, of.month)}>
      <dl className="month-sums">
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withMinus(money(amount))}</dd>
          </div>
        ))}
        <div className="month-sums__closing">
          <dt>{t('statements.closing')}</dt>
          <dd>{withMinus(money(of.closing))}</dd>
        </div>
      </dl>
    </Card>
  )
}
