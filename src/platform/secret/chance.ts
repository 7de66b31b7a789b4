/**
 * Numbers of Math.random, for hosts without a better source. Engines seed it from the system's entropy. Only show a
 * hash of them, so that nobody learns the generator's state.
 */
export const chance = (): string => Array.from({ length: 16 }, () => Math.random()).join(' ')
