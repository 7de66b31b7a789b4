import type { ReactNode } from 'react'
import { Boundary } from './boundary'
import { Failed } from './failed'

interface SectionBoundaryProps {
  children: ReactNode
  /** Called with the error, to report it. */
  onError?: (error: Error) => void
}

/** An error boundary for a section: the rest of the page stays, and the section offers a retry. */
export function SectionBoundary({ children, onError }: SectionBoundaryProps) {
  return (
    <Boundary onError={onError} instead={(again) => <Failed onRetry={again} />}>
      {children}
    </Boundary>
  )
}
