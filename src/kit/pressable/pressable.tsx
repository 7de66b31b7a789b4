import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { useOnce } from './use-once'
import type { PressableProps } from './types'
import './pressable.scss'

/** Anything that can be pressed, in the mini-program, which has roles and labels but no states. */
export function Pressable(props: PressableProps) {
  const [run, running] = useOnce(props.onPress)
  const busy = props.busy || running
  const act = () => {
    if (!props.disabled && !busy) run()
  }
  return (
    <View
      id={props.id}
      className={cx('press', props.className)}
      style={props.style}
      hoverClass={props.disabled || busy ? 'none' : 'press--down'}
      hoverStopPropagation
      onClick={(event) => {
        event.stopPropagation()
        act()
      }}
      ariaRole={props.role ?? 'button'}
      ariaLabel={props.stateLabel ?? (props.byContent ? undefined : props.label)}
    >
      {props.children}
    </View>
  )
}
