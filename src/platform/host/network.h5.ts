/** Tells whether the browser has a network, now and whenever that changes. Answers a function that stops it. */
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
