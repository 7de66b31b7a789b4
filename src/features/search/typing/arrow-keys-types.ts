import type { BoxProps } from '@/kit/box/types'

export interface ArrowKeysProps extends Pick<BoxProps, 'children' | 'style'> {
  className: string
}
