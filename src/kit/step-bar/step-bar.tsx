import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { check } from '@/kit/icon/glyphs/check'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './step-bar.scss'

type StepState = 'done' | 'now' | 'next'

interface StepBarProps {
  /** My cart, shipment, delivery, payment, confirm: short words. */
  steps: readonly string[]
  /** The current step, from 0. */
  current: number
  /** Accessible name: "Step 3 of 5: Delivery". */
  label: string
  /** Marks the last step as done, too. */
  finished?: boolean
  /** Shows a step that is done. */
  onPress?: (index: number) => void
  /** H5: the address of a step. */
  hrefOf?: (index: number) => string
}

/** Shows the steps of the checkout and the current one. */
export function StepBar({ steps, current, label, finished, onPress, hrefOf }: StepBarProps) {
  const stateOf = (index: number): StepState => {
    if (index < current || (finished === true && index === current)) return 'done'
    return index === current ? 'now' : 'next'
  }
  return (
    <Box role="group" label={label} className="step-bar">
      {steps.map((step, index) => {
        const state = stateOf(index)
        const content = (
          <>
            <View className="step-bar__line">
              <View className={cx('step-bar__rail', railTone(index > 0, index <= current))} />
              <View className={cx('step-bar__dot', state !== 'next' && `step-bar__dot--${state}`)}>
                {state === 'done' ? (
                  <Icon glyph={check} size={14} tone="onInk" strong />
                ) : (
                  <Text size={11} bold tone={state === 'now' ? 'onAccent' : 'ink2'} figures>
                    {String(index + 1)}
                  </Text>
                )}
              </View>
              <View className={cx('step-bar__rail', railTone(index < steps.length - 1, index < current))} />
            </View>
            <Text size={11} bold={index === current} tone={index > current ? 'ink2' : 'ink'} lines={1} align="center">
              {step}
            </Text>
          </>
        )
        return onPress && state === 'done' ? (
          <Pressable
            key={step}
            role="link"
            label={step}
            href={hrefOf?.(index)}
            onPress={() => onPress(index)}
            className="step-bar__cell"
          >
            {content}
          </Pressable>
        ) : (
          <View key={step} className="step-bar__cell">
            {content}
          </View>
        )
      })}
    </Box>
  )
}

function railTone(there: boolean, passed: boolean): string {
  if (!there) return 'step-bar__rail--none'
  return passed ? 'step-bar__rail--passed' : 'step-bar__rail--next'
}
