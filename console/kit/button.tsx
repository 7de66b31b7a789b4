import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'
import { cx } from './cx'
import { Icon, type IconName } from './icon/icon'

interface Look {
  /** main: the one action of the screen; line: others; quiet: beside a text; danger: what cannot be undone. */
  readonly kind?: 'main' | 'line' | 'quiet' | 'danger'
  readonly small?: boolean
  readonly icon?: IconName
  readonly children?: ReactNode
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    /** It works: it takes no second press, and keeps its focus. */
    readonly busy?: boolean
    /** In place of a visible text. */
    readonly label?: string
  }

const classOf = ({ kind = 'line', small, icon, children }: Look) =>
  cx('button', `button--${kind}`, small && 'button--small', icon && !children && 'button--round')

const inside = ({ icon, small, children }: Look) => (
  <>
    {icon && <Icon name={icon} size={small ? 16 : 20} />}
    {children}
  </>
)

export function Button({ kind, small, icon, children, busy, label, onClick, className, ...rest }: ButtonProps) {
  const look = { kind, small, icon, children }
  return (
    <button
      type="button"
      {...rest}
      className={cx(classOf(look), busy && 'button--busy', className)}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {inside(look)}
    </button>
  )
}

/** A link that looks like a button. */
export const LinkButton = ({ href, ...look }: Look & { readonly href: string }) => (
  <Link href={href} className={classOf(look)}>
    {inside(look)}
  </Link>
)
