import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface Section {
  readonly href: string
  readonly label: string
  /** Before the label, such as whether it is done. */
  readonly mark?: ReactNode
}

interface Props {
  /** What the sections are of, for readers. */
  readonly label: string
  readonly sections: readonly Section[]
  /** The address of the one that is open. */
  readonly open: string
  readonly children: ReactNode
}

/** A screen in sections: the list of them, and the one that is open. */
export const Panes = ({ label, sections, open, children }: Props) => (
  <div className="panes">
    <nav className="panes__list" aria-label={label}>
      <ul>
        {sections.map(({ href, label: name, mark }) => (
          <li key={href}>
            <Link href={href} className="panes__link" aria-current={href === open ? 'page' : undefined}>
              {mark}
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <div className="panes__open">{children}</div>
  </div>
)
