import { replaceSession, tokenBeside } from './replace-session'

/** What goes on with the session that another tab has begun since this token was its own; null without one. */
export async function newerSession(dead: string): Promise<(() => Promise<void>) | null> {
  const newer = await tokenBeside(dead)
  return newer === undefined ? null : () => replaceSession(newer, true)
}
