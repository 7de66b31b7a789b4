import { Link, useLocation } from 'wouter'

interface Section {
  readonly href: string
  readonly label: string
}

/** The screens that share an entry of the side bar. */
export function SectionTabs({ label, sections }: { readonly label: string; readonly sections: readonly Section[] }) {
  const [path] = useLocation()
  return (
    <nav className="chips sections" aria-label={label}>
      {sections.map(({ href, label: name }) => (
        <Link
          key={href}
          href={href}
          className={path === href ? 'chip chip--on' : 'chip'}
          aria-current={path === href ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
