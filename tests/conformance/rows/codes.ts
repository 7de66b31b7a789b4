/** The error catalogue: shown in six languages, and answered by the server where it can happen today. */
import { CODES } from '@contract/code-entries'
import { rows } from '../row'

const shown = CODES.map(
  ({ code, key }) => [`code.${code}`, `${code} (${key}) has a sentence in every language`] as const,
)
const answered = CODES.map(({ code, when, server }) => ({
  server,
  row: [`answer.${code}`, `${code} answers: ${when}`] as const,
}))
const pick = (server: boolean) => answered.filter((entry) => entry.server === server).map(({ row }) => row)

export const codes = [
  ...rows('main', Object.fromEntries(shown)),
  ...rows('main', Object.fromEntries(pick(true))),
  ...rows('later', Object.fromEntries(pick(false))),
  ...rows('main', {
    'code.logout': '1000004, 1100003 and 2000017 end the session and lead to login',
    'code.2000016-success': '2000016 counts as success',
    'code.unknown': 'An unknown code shows the server’s message',
    'code.toast': 'A known code shows its localised message as a toast',
    'code.reason': '2000018 is localised by its reason',
    'code.permission': 'A denied role shows that there is no permission for the page',
  }),
]
