import { ConfigError, type Environment } from './config-error'
import { SETTINGS } from './schema/settings'

/** The replicas of the database. Throws a ConfigError as `readConfig` does; its text has no address, which is a secret. */
export function readReplicas(env: Environment): readonly string[] {
  const urls = (env.DATABASE_REPLICA_URL ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '')
  const { protocols } = SETTINGS.DATABASE_URL
  const isRight = (url: string) => URL.canParse(url) && protocols.some((each) => each === new URL(url).protocol)
  if (!urls.every(isRight)) {
    throw new ConfigError('DATABASE_REPLICA_URL must be URLs that begin with postgres:// or postgresql://')
  }
  if (urls.length > 0 && !env.DATABASE_URL) throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL')
  return urls
}
