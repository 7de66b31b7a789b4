import type { Funnel } from '@contract/entities/report'
import { Card } from '../../kit/card'
import { Facts } from '../../kit/facts/facts'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { STEPS, widthOf } from './funnel'

/** How far orders have come: bars to look at, beside their numbers. */
export function FunnelSteps({ funnel }: { readonly funnel: Funnel }) {
  const t = useT()
  const { count } = useFormats()
  return (
    <Card title={t('reports.funnel')}>
      <ol className="funnel">
        {STEPS.map((step) => (
          <li key={step} className="funnel__step">
            <span>{t(`reports.step_${step}`)}</span>
            <strong>{count(funnel[step])}</strong>
            <svg className="funnel__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
              <rect width={widthOf(funnel, step)} height={1} />
            </svg>
          </li>
        ))}
      </ol>
      <Facts
        facts={[
          [t('reports.step_cancelled'), count(funnel.cancelled)],
          [t('reports.step_refunded'), count(funnel.refunded)],
        ]}
      />
      <p className="dim">{t('reports.funnel_text')}</p>
    </Card>
  )
}
