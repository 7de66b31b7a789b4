import { Component, type ReactNode } from 'react'
import { Failed } from './failed'

interface SectionBoundaryProps {
  children: ReactNode
  /** Told of what was thrown, so that it is reported. */
  onError?: (error: Error) => void
}

/** Keeps a section that throws from taking the page with it: in its place stands a way to try again. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onError?.(error)
  }

  override render() {
    if (this.state.failed) return <Failed onRetry={() => this.setState({ failed: false })} />
    return this.props.children
  }
}
