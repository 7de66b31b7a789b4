/** The carriers that this device has shipped with, the latest first: most shops have one or two. */
const KEY = 'souk.console.carriers'
const MOST = 8

export function knownCarriers(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
}

export function rememberCarrier(name: string): void {
  const others = knownCarriers().filter((known) => known !== name)
  localStorage.setItem(KEY, JSON.stringify([name, ...others].slice(0, MOST)))
}
