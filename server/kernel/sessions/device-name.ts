/** What a device calls itself, in words that a person recognises: program and system, such as `Chrome, Android`. */
import Bowser from 'bowser'

const LONGEST = 60

/** The native app asks through its system's own library, which names no browser. */
function nativeSystem(agent: string): string | null {
  if (/^okhttp\//i.test(agent)) return 'Android'
  return /CFNetwork\/.*Darwin\//.test(agent) ? 'iOS' : null
}

/** The name of a `user-agent`; empty for one that says nothing. */
export function deviceName(agent: string): string {
  if (agent === '') return ''
  const system = nativeSystem(agent)
  if (system !== null) return `Souk, ${system}`
  const { browser, os } = Bowser.parse(agent)
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, LONGEST)
}
