import { auditRun } from './audits'
import type { HandlerTable } from './handler-table'
import { native } from './native'
import { textParam } from './params'
import { refreshTicket, setTicket, ticketOf } from './ticket'

/** What the client asks for is at least 2.7.3 */
const SDK_VERSION = '3.8.0'

/** Methods of the protocol that concern the tool around the mini-program. */
export const TOOL_HANDLERS: HandlerTable = {
  'Tool.getInfo': ({ original }) => {
    const info = original('getAppBaseInfo')?.() as { SDKVersion?: string } | undefined
    return { SDKVersion: info?.SDKVersion ?? SDK_VERSION }
  },
  // the server ends the host after it has answered
  'Tool.close': () => undefined,
  'Tool.enableRemoteDebug': () => {
    throw new Error('remote debugging needs WeChat on a phone: this host cannot do it')
  },
  // accounts of a developer of WeChat; nobody is logged in here
  'Tool.getTestAccounts': () => ({ accounts: [] }),
  'Tool.stopAudits': ({ measures }) => auditRun(measures),
  'Tool.getTicket': (runtime) => ticketOf(runtime),
  'Tool.setTicket': (runtime, params) => setTicket(runtime, textParam(params, 'ticket')),
  'Tool.refreshTicket': (runtime) => refreshTicket(runtime),
  'Tool.native': (runtime, params) => native(runtime, params),
}
