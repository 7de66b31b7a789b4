import { Suspense, useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { EmptyState } from '../kit/empty-state'
import { LinkButton } from '../kit/button'
import { Skeleton } from '../kit/load-states'
import { START } from '../address/start'
import { SCREENS, type Screen } from '../routes'
import type { Session } from '../session/session'
import { useT } from '../text/use-t'
import { Broken } from './broken'
import { InShop } from './in-shop'
import { OperatorStart } from './operator-start'
import { SideBar } from './side-bar'

function Unknown() {
  const t = useT()
  return (
    <EmptyState icon="search" title={t('common.not_found')}>
      <LinkButton href="/">{t('common.to_start')}</LinkButton>
    </EmptyState>
  )
}

/** What this session may open: the screens of a shop want one. */
function isOpen({ audience }: Screen, { role, shop }: Session): boolean {
  if (audience === 'person') return true
  if (audience === 'operator') return role === 'operator'
  return role === 'seller' || shop !== null
}

/** A new screen begins at its top, and readers begin there, too. */
function useTop(path: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}

/** The frame around every screen: side bar, and what the address names. */
export function Shell({ session }: { readonly session: Session }) {
  const t = useT()
  const [path] = useLocation()
  const main = useTop(path)
  return (
    <div className="shell">
      <a className="skip" href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        {t('nav.skip')}
      </a>
      <SideBar session={session} />
      <main id="main" className="page" ref={main} tabIndex={-1}>
        <Broken path={path}>
          <Suspense fallback={<Skeleton />}>
            <Switch>
              <Route path="/">
                {session.role === 'operator' ? <OperatorStart /> : <Redirect to={START.seller} replace />}
              </Route>
              {SCREENS.filter((screen) => isOpen(screen, session)).map(({ path: pattern, audience, Content }) => (
                <Route key={pattern} path={pattern}>
                  {session.shop && audience === 'shop' && <InShop shop={session.shop} />}
                  <Content key={session.shop?.shop_id} />
                </Route>
              ))}
              <Route>
                {session.role === 'operator' &&
                session.shop === null &&
                SCREENS.some(({ path: known }) => known === path) ? (
                  <Redirect to={START.operator} replace />
                ) : (
                  <Unknown />
                )}
              </Route>
            </Switch>
          </Suspense>
        </Broken>
      </main>
    </div>
  )
}
