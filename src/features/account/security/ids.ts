/** The ids of where an account is logged in, beside src/kit/ids.ts: no first load has to carry them. */
export const securityIds = {
  page: 'page-security',
  /** The way there, in the profile. */
  open: 'security-open',
  session: (sessionId: string) => `session-${sessionId}`,
  end: (sessionId: string) => `session-end-${sessionId}`,
  endOthers: 'sessions-end-others',
  event: (eventId: string) => `sign-in-event-${eventId}`,
} as const
