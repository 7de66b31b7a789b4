import { useEffect, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMarketName } from '../session/use-market-name'
import { Icon } from './icon/icon'

interface Props {
  readonly title: string
  readonly subtitle?: ReactNode
  /** Beside the title: what it is about can be chosen there. */
  readonly beside?: ReactNode
  readonly back?: { readonly href: string; readonly label: string }
  /** The actions of the screen, on the right. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen: its head, and what it shows. The title is that of the window, too. */
export function Page({ title, subtitle, beside, back, actions, children }: Props) {
  const market = useMarketName()
  useEffect(() => {
    document.title = `${title} · ${market}`
  }, [title, market])
  return (
    <>
      <header className="head">
        <div className="head__titles">
          {back && (
            <Link href={back.href} className="head__back">
              <Icon name="chevronLeft" size={18} />
              {back.label}
            </Link>
          )}
          <h1>{title}</h1>
          {beside}
          {subtitle && <p className="dim">{subtitle}</p>}
        </div>
        {actions && <div className="head__actions">{actions}</div>}
      </header>
      {children}
    </>
  )
}
