import { cx } from '@/kit/cx'
import type { Script } from './script'
import type { TextProps } from './types'

const spaced = new Set([20, 24, 32, 40])

/** The classes of a text's properties, the same on every target. */
export function textClasses(props: TextProps, script: Script): string {
  const { size = 15, tone = 'ink', tight } = props
  return cx(
    'txt',
    `txt--${size}`,
    tight && `txt--${size}-tight`,
    script === 'thai' && `txt--${size}-thai`,
    script === 'latin' && spaced.has(size) && `txt--${size}-latin`,
    `txt--${tone}`,
    props.bold && 'txt--bold',
    props.align && `txt--${props.align}`,
    props.struck && 'txt--struck',
    props.underline && 'txt--underline',
    props.lines && `txt--lines${props.lines}`,
    props.figures && 'txt--num',
    props.inline && 'txt--inline',
    props.className,
  )
}
