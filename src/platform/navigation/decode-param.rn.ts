/** Returns the parameter as it is: React Native's router has decoded it already. */
export function decodeParam(value: string): string {
  return value
}
