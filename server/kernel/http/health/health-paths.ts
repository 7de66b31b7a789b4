/** The paths of health checks: answered under any load, and not rate-limited. The only place that lists them. */
export const LIVE_PATH = '/healthz'
export const READY_PATH = '/readyz'
export const METRICS_PATH = '/metrics'

export const HEALTH_PATHS: readonly string[] = [LIVE_PATH, READY_PATH, METRICS_PATH]
