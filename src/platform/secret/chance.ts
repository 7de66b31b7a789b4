/**
 * Numbers of Math.random, for hosts without a better source. Engines start it from the system's own chance; only a hash
 * of them may be shown, from which nobody learns the generator's state.
 */
export const chance = (): string => Array.from({ length: 16 }, () => Math.random()).join(' ')
