/** The settings of operators' second factors. */
import { ConfigError, type Environment } from './config-error'
import { readChoice } from './read-setting'

/** Whether operators need a second factor: `outside-demo` means in all but demo shops. */
export type OperatorSecondFactor = 'required' | 'outside-demo' | 'off'

const LEAST_SECRET = 32

/** OPERATOR_2FA. Throws a ConfigError for another word, and for `off` in production. */
export function readSecondFactor(env: Environment): OperatorSecondFactor {
  const asked = readChoice(env, 'OPERATOR_2FA') as 'required' | 'off' | null
  if (asked === 'off' && env.NODE_ENV === 'production') {
    throw new ConfigError('OPERATOR_2FA is not to be off with NODE_ENV=production')
  }
  return asked ?? 'outside-demo'
}

/** SOUK_SECRET; null: none. Throws a ConfigError if it is too short. */
export function readSecret({ SOUK_SECRET: secret }: Environment): string | null {
  if (!secret) return null
  if (secret.length < LEAST_SECRET) throw new ConfigError(`SOUK_SECRET must have at least ${LEAST_SECRET} characters`)
  return secret
}
