import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Columns } from '@/features/purchase/shared/columns'
import { Reassurance } from '@/features/purchase/shared/reassurance'
import { CheckoutSteps } from '@/features/purchase/shared/checkout-steps'
import { pageIds } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { SECTIONS, sectionOf, type Completable, type Section, type Sections } from '@/domain/cart/checkout-sections'
import { t } from '@/locales/t'
import type { ExpressAddress } from './use-step'
import '../pay/pay.scss'

interface ExpressFrameProps {
  readonly sections: Sections
  /** Shows a complete section; absent once the orders are placed. */
  readonly onStep?: (section: Completable) => void
  /** The basket of the address, kept in the links of the steps. */
  readonly address: ExpressAddress
  readonly children: ReactNode
  /** The goods, and what they cost: beside the other sections on wide screens. */
  readonly goods: ReactNode
  readonly sums: ReactNode
  /** Pays, in the bar of narrow screens. */
  readonly button?: ReactNode
}

const currentOf = ({ states }: Sections): Section => SECTIONS.find((section) => states[section] === 'now') ?? 'confirm'

/** The page of all sections: a column on narrow screens, the goods with their sum at the right on wide ones. */
export const ExpressFrame = observer(function ExpressFrame(props: ExpressFrameProps) {
  const { sections, onStep, address, children, goods, sums, button } = props
  const wide = useWide()
  const show = (section: Section) => {
    const asked = sectionOf(section)
    if (asked) onStep?.(asked)
  }
  return (
    <Page
      id={pageIds.pay}
      title={t('checkout.title')}
      surface="ground"
      under={
        <CheckoutSteps
          step={currentOf(sections)}
          onPress={onStep && show}
          hrefOf={(step) => hrefTo('pay', { ...address, step })}
        />
      }
      bottom={button && !wide ? <View className="pay__action">{button}</View> : undefined}
    >
      <Columns
        side={
          wide && (
            <>
              {goods}
              {sums}
            </>
          )
        }
      >
        {!wide && goods}
        {children}
        {!wide && sums}
        {!wide && <Reassurance />}
      </Columns>
    </Page>
  )
})
