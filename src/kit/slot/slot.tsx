import type { PropsWithChildren } from 'react'

/** A place for content that appears and disappears. It is a view only in the mini-program. */
export function Slot({ children }: PropsWithChildren) {
  return <>{children}</>
}
