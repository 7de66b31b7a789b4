import { CustomWrapper } from '@tarojs/components'
import type { PropsWithChildren } from 'react'

/**
 * One row of a list that may become long. In the mini-program it is a component of its own, so that a change inside it
 * is sent and compared only there, however long the list is (docs/decisions/0011-rows.md).
 */
export function Row({ children }: PropsWithChildren) {
  return <CustomWrapper>{children}</CustomWrapper>
}
