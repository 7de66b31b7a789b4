/** The ids of the screen of sessions. Apart from src/kit/ids.ts, to keep them out of the first load. */
export const securityIds = {
  page: 'page-security',
  /** The link to the screen, in the profile. */
  open: 'security-open',
  session: (sessionId: string) => `session-${sessionId}`,
  end: (sessionId: string) => `session-end-${sessionId}`,
  endOthers: 'sessions-end-others',
  event: (eventId: string) => `sign-in-event-${eventId}`,
} as const
