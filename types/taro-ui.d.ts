// taro-ui has no types that resolve: this is only what src/kit/range uses.
declare module 'taro-ui/lib/components/range' {
  import { Component, type CSSProperties } from 'react'

  export interface AtRangeProps {
    /** The values of the thumbs, the lower first. */
    value: [number, number]
    min?: number
    max?: number
    /** The thumbs' width and height in px. */
    blockSize?: number
    sliderStyle?: CSSProperties
    railStyle?: CSSProperties
    trackStyle?: CSSProperties
    onChange?: (value: [number, number]) => void
    onAfterChange?: (value: [number, number]) => void
  }

  export default class AtRange extends Component<AtRangeProps> {
    protected width: number
    protected left: number
    protected handleClick: (event: unknown) => void
  }
}

declare module 'taro-ui/rn/components/range' {
  import type { LayoutChangeEvent } from 'react-native'
  import LibRange from 'taro-ui/lib/components/range'

  export default class AtRange extends LibRange {
    protected onLayout: (event: LayoutChangeEvent) => void
  }
}
