/** The paths of the sandbox gateway's pages: outside /api, as those of an external gateway would be. */
export const SANDBOX_PATH = '/sandbox-gateway'
