import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type FunctionComponent, useEffect } from 'react'
import { Boundary } from '@/kit/state/boundary'
import { Failed } from '@/kit/state/failed'
import { relaunch } from '@/platform/navigation/navigation'
import { redirectClosing } from '@/stores/redirect-closing'
import { session } from '@/stores/session'
import { LostScreen } from './lost-screen'

/**
 * What every file of a page exports: the component follows the stores that it reads, and when it throws, the page says so
 * in place of staying white, with a way to try again and its bars. Should the bars be what throws, home is opened anew.
 * A user who has closed the account is led to where it can be kept, at a start and after a login.
 */
export function screen(Content: FunctionComponent): FunctionComponent {
  const Observed = observer(Content)
  return function Screen() {
    useEffect(() => reaction(() => session.erasedAt, redirectClosing, { fireImmediately: true }), [])
    return (
      <Boundary instead={() => <Failed onRetry={() => relaunch('home')} />}>
        <Boundary instead={(again) => <LostScreen onRetry={again} />}>
          <Observed />
        </Boundary>
      </Boundary>
    )
  }
}
