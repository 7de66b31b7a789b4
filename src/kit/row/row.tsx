import type { PropsWithChildren } from 'react'

/** One row of a list that may become long. Only the mini-program adds a component for it. */
export function Row({ children }: PropsWithChildren) {
  return <>{children}</>
}
