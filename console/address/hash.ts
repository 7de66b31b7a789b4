/**
 * The address inside the console, behind the `#`: `/products?state=draft`. A screen with unsaved changes can ask before
 * it is left, which wouter's own hook cannot do.
 */
import { useEffect, useSyncExternalStore } from 'react'

type Guard = () => Promise<boolean>

interface Going {
  readonly replace?: boolean
}

const listeners = new Set<() => void>()
const read = () => window.location.hash.replace(/^#?\/?/, '/')
const pathOf = (address: string) => address.replace(/\?.*$/s, '')

let current = read()
let guard: Guard | null = null
let isAsking = false

function accept(address: string): void {
  current = address
  for (const listener of listeners) listener()
}

function write(address: string, replace: boolean): void {
  const url = new URL(window.location.href)
  url.hash = address
  if (replace) window.history.replaceState(null, '', url)
  else window.history.pushState(null, '', url)
}

const isGuarded = (address: string) => guard !== null && pathOf(address) !== pathOf(current)

/** Whether the screen lets go; while it asks, further wishes are refused. */
async function mayLeave(address: string): Promise<boolean> {
  if (guard === null || !isGuarded(address)) return true
  if (isAsking) return false
  isAsking = true
  try {
    const leaves = await guard()
    if (leaves) guard = null
    return leaves
  } finally {
    isAsking = false
  }
}

/** Goes to an address, if the screen that is open lets go. */
export async function go(address: string, { replace = false }: Going = {}): Promise<void> {
  if (!(await mayLeave(address))) return
  write(address, replace)
  accept(address)
}

/** Back, forward, and an address that was typed: where the screen asks first, the address is put back meanwhile. */
function follow(): void {
  const address = read()
  if (address === current) return
  if (!isGuarded(address)) return accept(address)
  write(current, false)
  void go(address)
}

window.addEventListener('hashchange', follow)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const now = () => current
const useAddressText = () => useSyncExternalStore(subscribe, now, now)

/** wouter's location hook: `<Router hook={useHash}>`. */
export function useHash(): [path: string, navigate: (to: string, options?: Going) => void] {
  const address = useAddressText()
  return [pathOf(address), navigate]
}
const navigate = (to: string, options?: Going) => void go(to, options)
const useHashSearch = (): string => useAddressText().slice(pathOf(current).length + 1)
useHash.searchHook = useHashSearch
useHash.hrefs = (href: string) => `#${href}`

/** While `isDirty`, `ask` decides whether the screen is left; closing the tab asks in the browser's words. */
export function useLeaveGuard(isDirty: boolean, ask: Guard): void {
  useEffect(() => {
    if (!isDirty) return undefined
    guard = ask
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      if (guard === ask) guard = null
      window.removeEventListener('beforeunload', warn)
    }
  }, [isDirty, ask])
}
