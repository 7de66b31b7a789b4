import TaroUiRange, { type AtRangeProps } from 'taro-ui/lib/components/range'
import 'taro-ui/lib/style/components/range.scss'

/** taro-ui's range without its tap: it moves the thumb moved last, and in the mini-program to a place that is not sent. */
export class AtRange extends TaroUiRange {
  constructor(props: AtRangeProps) {
    super(props)
    this.handleClick = () => undefined
  }
}
