/** Where the console is on this server; sellers and operators work there. */
export const CONSOLE_PATH = '/console/'
