/** Joins class names and leaves out false and empty ones. */
export function cx(...names: (string | false | 0 | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
