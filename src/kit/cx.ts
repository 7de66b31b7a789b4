/** Class names in one string; what is false or empty is left out. */
export function cx(...names: (string | false | 0 | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
