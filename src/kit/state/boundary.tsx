import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Shown in place of children that threw; `again` renders them again. */
  instead: (again: () => void) => ReactNode
  /** Called with what was thrown, to report it. */
  onError?: (error: Error) => void
}

/** An error boundary: what throws while rendering does not take the rest with it. */
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
