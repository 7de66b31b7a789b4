/** `#Button/busy` shows one state alone, `#Button` one component, and nothing behind the # all of them. */
export interface Route {
  readonly component: string
  readonly state: string
}

export function routeOf(hash: string): Route {
  const [component = '', state = ''] = decodeURIComponent(hash.slice(1)).split('/')
  return { component, state }
}

/** Back to the catalogue. */
export function leave(): void {
  window.location.hash = ''
}
