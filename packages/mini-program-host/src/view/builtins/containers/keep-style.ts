import type { Builtin } from '../builtin'

/** Writes an element's own inline style now and whenever the template overwrites it. */
export function keepStyle(
  { host, window, onAttached, onDetached }: Builtin,
  isThere: () => boolean,
  write: () => void,
): void {
  const observer = new window.MutationObserver(() => {
    if (isThere()) return
    write()
    // ignore its own change
    observer.takeRecords()
  })
  onAttached(() => {
    write()
    observer.observe(host, { attributes: true, attributeFilter: ['style'] })
  })
  onDetached(() => observer.disconnect())
}
