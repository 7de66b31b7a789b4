import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type FunctionComponent, useEffect } from 'react'
import { Boundary } from '@/kit/state/boundary'
import { Failed } from '@/kit/state/failed'
import { relaunch } from '@/platform/navigation/navigation'
import { redirectClosing } from '@/stores/session-life'
import { session } from '@/stores/session'
import { LostScreen } from './lost-screen'

/**
 * Wraps the component that a page's file exports. It follows the stores that it reads, and is drawn anew
 * for another session. When it throws, the page shows
 * an error with a retry and its bars instead of staying blank; when the bars themselves throw, home is opened. At start
 * and after a login, a user with a closed account is redirected to the screen where it can be kept.
 */
export function screen(Content: FunctionComponent): FunctionComponent {
  const Observed = observer(Content)
  const Drawn = observer(function Drawn() {
    return <Observed key={session.replaced} />
  })
  return function Screen() {
    useEffect(
      () =>
        reaction(
          () => session.erasedAt,
          () => void redirectClosing(),
          { fireImmediately: true },
        ),
      [],
    )
    return (
      <Boundary instead={() => <Failed onRetry={() => relaunch('home')} />}>
        <Boundary instead={(again) => <LostScreen onRetry={again} />}>
          <Drawn />
        </Boundary>
      </Boundary>
    )
  }
}
