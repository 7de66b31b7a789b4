/** React Native's router has unescaped the parameters already. */
export function decodeParam(value: string): string {
  return value
}
