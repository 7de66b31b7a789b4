/** H5 has a link past the navigation; touch devices need none. */
export function SkipLink(_props: { to: string; label: string }) {
  return null
}
