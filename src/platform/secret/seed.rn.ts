import { chance } from './chance'

/** What expo-modules-core gives the engine. */
const host = globalThis as { expo?: { uuidv4?: () => string } }

/** A text that nobody can guess, to be hashed: the phone's own random UUIDs, beside what Hermes has. */
export async function secretSeed(): Promise<string> {
  const uuid = host.expo?.uuidv4
  return [uuid?.(), uuid?.(), chance()].join(' ')
}
