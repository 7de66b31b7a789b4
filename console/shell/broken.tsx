import { Component, type ReactNode } from 'react'
import { Button } from '../kit/button'
import { EmptyState } from '../kit/empty-state'
import { t } from '../text/use-t'

interface Props {
  /** Another screen has another chance. */
  readonly path: string
  readonly children: ReactNode
}

interface State {
  readonly path: string
  readonly error: Error | null
}

/** A screen that could not be loaded, as after a new release, or that failed while it was drawn. */
export class Broken extends Component<Props, State> {
  override state: State = { path: this.props.path, error: null }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): Partial<State> | null {
    return path === state.path ? null : { path, error: null }
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return (
      <div role="alert">
        <EmptyState icon="alert" title={t('common.failed')} text={t('common.reload_text')}>
          <Button icon="retry" onClick={() => window.location.reload()}>
            {t('common.reload')}
          </Button>
        </EmptyState>
      </div>
    )
  }
}
