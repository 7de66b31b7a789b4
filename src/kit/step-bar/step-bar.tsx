import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { check } from '@/kit/icon/glyphs/check'
import { Text } from '@/kit/text/text'
import './step-bar.scss'

interface StepBarProps {
  /** My cart, shipment, delivery, payment, confirm: short words. */
  steps: readonly string[]
  /** The current step, from 0. */
  current: number
  /** Accessible name: "Step 3 of 5: Delivery". */
  label: string
  /** Marks the last step as done, too. */
  finished?: boolean
}

/** Shows the steps of the checkout and the current one. */
export function StepBar({ steps, current, label, finished }: StepBarProps) {
  return (
    <Box role="group" label={label} className="step-bar">
      {steps.map((step, index) => {
        const done = index < current || (finished === true && index === current)
        const now = index === current && !done
        return (
          <View key={step} className="step-bar__cell">
            <View className="step-bar__line">
              <View className={cx('step-bar__rail', railTone(index > 0, index <= current))} />
              <View className={cx('step-bar__dot', done && 'step-bar__dot--done', now && 'step-bar__dot--now')}>
                {done ? (
                  <Icon glyph={check} size={14} tone="onDark" strong />
                ) : (
                  <Text size={11} bold tone={now ? 'onDark' : 'ink2'} figures>
                    {String(index + 1)}
                  </Text>
                )}
              </View>
              <View className={cx('step-bar__rail', railTone(index < steps.length - 1, index < current))} />
            </View>
            <Text size={11} bold={index === current} tone={index > current ? 'ink2' : 'ink'} lines={1} align="center">
              {step}
            </Text>
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
