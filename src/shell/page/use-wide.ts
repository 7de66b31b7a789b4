/** Whether the layout is the wide one, from 900 px on. Mini-programs and native apps are narrow. */
export function useWide(): boolean {
  return false
}
