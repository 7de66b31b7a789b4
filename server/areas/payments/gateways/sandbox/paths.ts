/** Where the sandbox gateway's own pages are: outside /api, as those of a foreign gateway would be. */
export const SANDBOX_PATH = '/sandbox-gateway'
