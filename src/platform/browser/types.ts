/**
 * Where a page outside the app returns to: the web app, the mini-program's web view, or the installed app. The server
 * redirects from `/return/<way>/<route>` (server/kernel/http/return.ts).
 */
export type ReturnWay = 'web' | 'host' | 'app'
