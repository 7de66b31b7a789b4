import { CustomWrapper } from '@tarojs/components'
import type { PropsWithChildren } from 'react'

/**
 * One row of a list that may grow long: a component of its own in the mini-program, so that what changes within it is
 * sent to it and compared there alone, however long the list is (docs/decisions/0011-rows.md).
 */
export function Row({ children }: PropsWithChildren) {
  return <CustomWrapper>{children}</CustomWrapper>
}
