/** The error catalogue: the app has a message for every code, and the server answers those that can occur today. */
import { CODES } from '@contract/base/code-entries'
import { rows } from '../row'

const shown = CODES.map(
  ({ code, key }) => [`code.${code}`, `${code} (${key}) has a message in every language`] as const,
)
const answered = CODES.map(({ code, when, server }) => ({
  server,
  row: [`answer.${code}`, `The server answers ${code}: ${when}`] as const,
}))
const pick = (server: boolean) => answered.filter((entry) => entry.server === server).map(({ row }) => row)

export const codes = [
  ...rows('main', Object.fromEntries(shown)),
  ...rows('main', Object.fromEntries(pick(true))),
  ...rows('later', Object.fromEntries(pick(false))),
  ...rows('main', {
    'code.logout': '1000004, 1100003 and 2000017 end the session and open the login page',
    'code.2000016-success': '2000016 counts as success',
    'code.unknown': 'For an unknown code, the app shows the server’s message',
    'code.toast': 'For a known code, the app shows its localised message as a toast',
    'code.reason': 'For 2000018, the app shows a localised message for its reason',
    'code.permission': 'A user without the required role sees that they have no permission for the page',
  }),
]
