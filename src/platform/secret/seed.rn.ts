import { chance } from './chance'

/** Set by expo-modules-core. */
const host = globalThis as { expo?: { uuidv4?: () => string } }

/** A text that nobody can guess, for hashing: the phone's own random UUIDs and Hermes' random numbers. */
export async function secretSeed(): Promise<string> {
  const uuid = host.expo?.uuidv4
  return [uuid?.(), uuid?.(), chance()].join(' ')
}
