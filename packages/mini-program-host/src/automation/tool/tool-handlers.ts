import { SDK_VERSION } from '../../wx/phone/system-info'
import { auditRun } from './audits'
import type { HandlerTable } from '../handler-table'
import { native } from './native'
import { textParam } from '../params'
import { refreshTicket, setTicket, ticketOf } from './ticket'

/** The protocol's methods for the tool around the mini-program. */
export const TOOL_HANDLERS: HandlerTable = {
  'Tool.getInfo': () => ({ SDKVersion: SDK_VERSION }),
  // the server ends the host after the answer
  'Tool.close': () => undefined,
  'Tool.enableRemoteDebug': () => {
    throw new Error('remote debugging needs WeChat on a phone: this host cannot do it')
  },
  // test accounts belong to a WeChat developer, and nobody is logged in here
  'Tool.getTestAccounts': () => ({ accounts: [] }),
  'Tool.stopAudits': ({ measures }) => auditRun(measures),
  'Tool.getTicket': (runtime) => ticketOf(runtime),
  'Tool.setTicket': (runtime, params) => setTicket(runtime, textParam(params, 'ticket')),
  'Tool.refreshTicket': (runtime) => refreshTicket(runtime),
  'Tool.native': (runtime, params) => native(runtime, params),
}
