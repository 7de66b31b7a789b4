/** H5 has a link that skips the navigation; touch devices need none. */
export function SkipLink(_props: { to: string; label: string }) {
  return null
}
