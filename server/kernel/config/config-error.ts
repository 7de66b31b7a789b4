/** A setting that cannot be used. Its message is the line that the operator reads. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>
