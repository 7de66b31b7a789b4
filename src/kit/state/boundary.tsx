import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** What stands in place of children that threw; `again` draws them anew. */
  instead: (again: () => void) => ReactNode
  /** Called with what was thrown, to report it. */
  onError?: (error: Error) => void
}

/** Keeps what throws while it is drawn from taking everything around it away. */
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
