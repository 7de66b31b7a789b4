/** A readable name of a device: browser or app and system, such as `Chrome, Android`. */
import Bowser from 'bowser'

const LONGEST = 60

/** The native app uses its system's own library, which names no browser. */
function nativeSystem(agent: string): string | null {
  if (/^okhttp\//i.test(agent)) return 'Android'
  return /CFNetwork\/.*Darwin\//.test(agent) ? 'iOS' : null
}

/** The name for a `user-agent`; empty if it is unknown. */
export function deviceName(agent: string): string {
  if (agent === '') return ''
  const system = nativeSystem(agent)
  if (system !== null) return `Souk, ${system}`
  const { browser, os } = Bowser.parse(agent)
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, LONGEST)
}
