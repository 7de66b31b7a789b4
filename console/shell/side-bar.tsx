import { Link, useLocation } from 'wouter'
import { Button } from '../kit/button'
import { cx } from '../kit/cx'
import { Icon } from '../kit/icon/icon'
import { Picture } from '../kit/fields/picture'
import { toastFailure } from '../kit/over/toast'
import { ApiError } from '../api/api-error'
import { SCREENS, type Screen } from '../routes'
import { logOut } from '../session/log-in'
import type { Session } from '../session/session'
import { useMarketName } from '../session/use-market-name'
import { useShop } from '../session/use-shop'
import { useT } from '../text/use-t'
import { LanguageChoice } from './language-choice'

function Entry({ screen: { path, nav } }: { readonly screen: Screen }) {
  const t = useT()
  const [at] = useLocation()
  if (!nav) return null
  const { icon, label, Count } = nav
  const isHere = at === path || at.startsWith(`${path}/`)
  return (
    <li>
      <Link href={path} className="side__link" aria-current={isHere ? 'page' : undefined} title={t(label)}>
        <Icon name={icon} />
        <span className="side__words">{t(label)}</span>
        {Count && <Count />}
      </Link>
    </li>
  )
}

function Who({ name }: { readonly name: string }) {
  const shop = useShop()
  return (
    <div className="side__who">
      <Picture path={shop?.logo ?? ''} ground={shop?.ground} size="small" />
      <span className="side__words">
        <b>{shop?.name ?? name}</b>
        {shop && <small>{name}</small>}
      </span>
    </div>
  )
}

async function leave(): Promise<void> {
  try {
    await logOut()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toastFailure(error)
  }
}

/** Paper for sellers, ink for operators: nobody mistakes whose eyes they have. */
export function SideBar({ session: { role, name, shop } }: { readonly session: Session }) {
  const t = useT()
  const market = useMarketName()
  const isOperator = role === 'operator'
  const of = (audience: Screen['audience']) => SCREENS.filter((screen) => screen.audience === audience && screen.nav)
  return (
    <nav className={cx('side', isOperator && 'side--operator')} aria-label={t('nav.main')}>
      <Link href="/" className="side__logo">
        <span className="side__arch" aria-hidden />
        <span className="side__words">{market}</span>
        {isOperator && <span className="side__words side__role">{t('nav.operator')}</span>}
      </Link>
      {isOperator && (
        <ul className="side__list">
          {of('operator').map((screen) => (
            <Entry key={screen.path} screen={screen} />
          ))}
        </ul>
      )}
      {isOperator && shop && <p className="side__group side__words">{shop.name}</p>}
      {(!isOperator || shop) && (
        <ul className="side__list">
          {of('shop').map((screen) => (
            <Entry key={screen.path} screen={screen} />
          ))}
        </ul>
      )}
      <ul className="side__list">
        {of('person').map((screen) => (
          <Entry key={screen.path} screen={screen} />
        ))}
      </ul>
      <div className="side__foot">
        <LanguageChoice />
        <Who name={name} />
        <Button kind="quiet" icon="logOut" className="side__leave" onClick={() => void leave()}>
          <span className="side__words">{t('nav.log_out')}</span>
        </Button>
      </div>
    </nav>
  )
}
