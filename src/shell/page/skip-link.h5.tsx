import './skip-link.h5.scss'

/** The first thing the tab key reaches: leads past the navigation. A plain "#main" would be a route here. */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <button type="button" className="skip-link" onClick={() => document.getElementById(to)?.focus()}>
      {label}
    </button>
  )
}
