import './skip-link.h5.scss'

/** The first stop of the tab key: skips the navigation. A plain "#main" would be a route here. */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <button type="button" className="skip-link" onClick={() => document.getElementById(to)?.focus()}>
      {label}
    </button>
  )
}
