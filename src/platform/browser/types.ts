/**
 * Where a page outside the app sends people back to: the web app, the mini-program's web view, the installed app. The
 * server's `/return/<way>/<route>` leads each on (server/kernel/http/return.ts).
 */
export type ReturnWay = 'web' | 'host' | 'app'
