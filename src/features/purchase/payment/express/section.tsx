import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { check } from '@/kit/icon/glyphs/check'
import { Panel } from '@/kit/panel/panel'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { SECTIONS, type Section, type SectionState } from '@/domain/cart/checkout-sections'
import { t } from '@/locales/t'
import './section.scss'

interface CheckoutSectionProps {
  readonly section: Section
  readonly state: SectionState
  /** Opens or closes it, or leads to where it is changed. */
  readonly change?: { readonly open: boolean; readonly onPress: () => void }
  /** The choices of an open section, one or two lines of a folded one. */
  readonly children?: ReactNode
}

/** One of the five sections of the checkout: its label, whether it is complete, and what was chosen. */
export const CheckoutSection = observer(function CheckoutSection(props: CheckoutSectionProps) {
  const { section, state, change, children } = props
  const name = t(`checkout.step_${section}`)
  const label = t(change?.open ? 'checkout.done' : 'checkout.change')
  return (
    <Panel>
      <Box role="region" label={name} id={checkoutIds.section(section)} className="section">
        <View className="section__head">
          <View className={cx('section__dot', state !== 'next' && `section__dot--${state}`)}>
            {state === 'done' ? (
              <Icon glyph={check} size={14} tone="onInk" strong />
            ) : (
              <Text size={11} bold tone={state === 'now' ? 'onAccent' : 'ink2'} figures hidden>
                {String(SECTIONS.indexOf(section) + 1)}
              </Text>
            )}
          </View>
          <View className="section__name">
            <Text size={17} bold heading={2} tone={state === 'next' ? 'ink2' : 'ink'}>
              {name}
            </Text>
          </View>
          {change && (
            <Pressable
              id={checkoutIds.change(section)}
              label={`${label}, ${name}`}
              expanded={change.open}
              onPress={change.onPress}
              className="section__change"
            >
              <Text size={13} bold tone="accent">
                {label}
              </Text>
            </Pressable>
          )}
        </View>
        {children && <View className="section__body">{children}</View>}
      </Box>
    </Panel>
  )
})
