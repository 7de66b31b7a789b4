import type { ComponentType } from 'react'
import { useParams } from 'wouter'
import type { OpsSetup } from '@contract/entities/market/setup'
import type { SetupStep } from '@contract/rules/setup'
import { useCall } from '../../../api/use-call'
import { Badge } from '../../../kit/badge'
import { LinkButton } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { Icon } from '../../../kit/icon/icon'
import { LoadStates } from '../../../kit/load-states'
import { Page } from '../../../kit/page'
import { Panes } from '../../../kit/panes'
import { useT } from '../../../text/use-t'
import { BaseStep } from './base-step'
import { CategoriesStep } from './categories-step'
import { EnvironmentLine } from './environment-line'
import { FactorStep } from './factor-step'
import { PaymentStep } from './payment-step'
import { PoliciesStep } from './policies-step'
import { ProductsStep } from './products-step'
import { ShopStep } from './shop-step'
import { nextOf, stepShown } from './to-do'

export interface StepProps {
  /** The line for the server's environment; empty: none. */
  readonly setting: string
  readonly done: boolean
}

const STEPS: Readonly<Record<SetupStep, ComponentType<StepProps>>> = {
  second_factor: FactorStep,
  base: BaseStep,
  categories: CategoriesStep,
  shop: ShopStep,
  products: ProductsStep,
  policies: PoliciesStep,
  address: EnvironmentLine,
  mail: EnvironmentLine,
  payment: PaymentStep,
  secret: EnvironmentLine,
}

const addressOf = (step: SetupStep) => `/setup/${step}`

const Done = ({ done }: { readonly done: boolean }) => {
  const t = useT()
  return (
    <span className={done ? 'mark mark--done' : 'mark'} role="img" aria-label={t(done ? 'setup.done' : 'setup.open')}>
      {done && <Icon name="check" size={16} />}
    </span>
  )
}

function Step({ setup, step }: { readonly setup: OpsSetup; readonly step: SetupStep }) {
  const t = useT()
  const { done, setting } = setup.steps.find((each) => each.step === step) ?? { done: false, setting: '' }
  const next = nextOf(setup, step)
  const Content = STEPS[step]
  return (
    <Card
      title={t(`setup.${step}`)}
      aside={<Badge tone={done ? 'good' : 'wait'}>{t(done ? 'setup.done' : 'setup.open')}</Badge>}
    >
      <p className="setup__text">{t(`setup.${step}_text`)}</p>
      <Content key={step} done={done} setting={setting} />
      {next && (
        <p className="setup__next">
          <LinkButton kind={done ? 'main' : 'line'} href={addressOf(next)}>
            {t(done ? 'setup.next' : 'setup.later', { step: t(`setup.${next}`) })}
          </LinkButton>
        </p>
      )}
    </Card>
  )
}

/** From an empty server to a marketplace that can open: each step can be left, and comes back. */
export default function Setup() {
  const t = useT()
  const params = useParams<{ step?: string }>()
  const query = useCall('opsSetup', {})
  const all = query.data?.steps ?? []
  const count = all.filter(({ done }) => done).length
  return (
    <Page title={t('setup.title')} subtitle={all.length > 0 && t('setup.progress', { count, all: all.length })}>
      <LoadStates query={query}>
        {(setup) => {
          const step = stepShown(setup, params.step)
          return (
            <>
              {setup.ready && (
                <p className="bar bar--good" role="status">
                  <Icon name="check" />
                  <span className="bar__text">{t('setup.ready')}</span>
                </p>
              )}
              {step && (
                <Panes
                  label={t('setup.title')}
                  open={addressOf(step)}
                  sections={setup.steps.map((each) => ({
                    href: addressOf(each.step),
                    label: t(`setup.${each.step}`),
                    mark: <Done done={each.done} />,
                  }))}
                >
                  <Step setup={setup} step={step} />
                </Panes>
              )}
            </>
          )
        }}
      </LoadStates>
    </Page>
  )
}
