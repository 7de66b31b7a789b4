import type { LayoutChangeEvent } from 'react-native'
import TaroUiRange from 'taro-ui/rn/components/range'
import type { AtRangeProps } from 'taro-ui/lib/components/range'

/** taro-ui's range for the native apps: it takes a touch's place in the window for one in its parent. */
export class AtRange extends TaroUiRange {
  constructor(props: AtRangeProps) {
    super(props)
    this.handleClick = () => undefined
    this.onLayout = ({ currentTarget }: LayoutChangeEvent) =>
      currentTarget.measureInWindow((x, _y, width) => {
        this.left = x
        this.width = width
      })
  }
}
