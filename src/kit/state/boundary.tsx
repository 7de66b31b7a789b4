import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Replaces children that threw; `again` renders them again. */
  instead: (again: () => void) => ReactNode
  /** Called with the error, to report it. */
  onError?: (error: Error) => void
}

/** An error boundary: an error while rendering does not break the rest of the page. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onError?.(error)
  }

  override render() {
    if (this.state.failed) return this.props.instead(() => this.setState({ failed: false }))
    return this.props.children
  }
}
