/** An invalid setting. The message is the line for the operator. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>
