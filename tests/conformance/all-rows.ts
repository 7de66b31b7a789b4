/** All rows, in the order of the conformance page. */
import { calls } from './rows/calls'
import { codes } from './rows/codes'
import { consoleRows } from './rows/console'
import { constants } from './rows/constants'
import { fields } from './rows/fields'
import { further } from './rows/further'
import { mails } from './rows/mails'
import { routes } from './rows/routes'
import { rules } from './rows/rules'
import { states } from './rows/states'
import { wire } from './rows/wire'

export const AREAS = [
  { title: 'Screens', rows: routes },
  { title: 'The console', rows: consoleRows },
  { title: 'Calls', rows: calls },
  { title: 'Fields', rows: fields },
  { title: 'States and actions', rows: states },
  { title: 'Rules', rows: [...rules, ...further, ...mails] },
  { title: 'Codes', rows: codes },
  { title: 'Transport and the wire', rows: wire },
  { title: 'Constants, storage and session', rows: constants },
] as const

export const ALL_ROWS = AREAS.flatMap((area) => area.rows)
