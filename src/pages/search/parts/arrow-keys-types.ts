import type { BoxProps } from '@/components/box/types'

export interface ArrowKeysProps extends Pick<BoxProps, 'children' | 'style'> {
  className: string
}
