/**
 * What machines ask to know how the server is: answered whatever the load, never counted against a limit. The one place
 * that lists them.
 */
export const LIVE_PATH = '/healthz'
export const READY_PATH = '/readyz'
export const METRICS_PATH = '/metrics'

export const HEALTH_PATHS: readonly string[] = [LIVE_PATH, READY_PATH, METRICS_PATH]
