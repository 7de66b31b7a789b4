/** Calls `changed` with whether the browser is online, now and on every change. Returns a function that stops it. */
export function watchNetwork(changed: (online: boolean) => void): () => void {
  const tell = () => changed(navigator.onLine)
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  tell()
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
