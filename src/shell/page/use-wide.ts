/** Always false: mini-programs and native apps have the narrow layout. The wide one starts at 900 px. */
export function useWide(): boolean {
  return false
}
