import { SCREENS, type Screen } from '@contract/screens'

const known: readonly Screen[] = Object.values(SCREENS)

/** As browsers write an address; the app opens no other. */
const IN_ASCII = /^[\x21-\x7e]+$/

/** Whether a link leads to a screen of the app, with the parameters that it needs and no others. */
function isInside(link: string): boolean {
  const [path = '', query = '', ...more] = link.split('?')
  const screen = known.find((each) => each.path === path)
  if (!screen || more.length > 0 || /[\s#]/.test(link)) return false
  const sent = [...new URLSearchParams(query).keys()]
  const params = screen.params ?? {}
  const required = Object.keys(params).filter((name) => params[name] === 'required')
  return sent.every((name) => Object.hasOwn(params, name)) && required.every((name) => sent.includes(name))
}

/** Whether an advert may lead there: a screen of the app, or an address with https and without a user's name. */
export function isLink(link: string): boolean {
  if (!/^[a-z]+:/i.test(link)) return isInside(link)
  if (!/^https:\/\/[^"'<>\\]+$/.test(link) || !IN_ASCII.test(link) || !URL.canParse(link)) return false
  const { protocol, username, password, hostname } = new URL(link)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}
