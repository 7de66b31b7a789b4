import type { PropsWithChildren } from 'react'

/** One row of a list that may grow long; only the mini-program makes something of it. */
export function Row({ children }: PropsWithChildren) {
  return <>{children}</>
}
