/** The key of the greeting at an hour of the reader's day, 0 to 23. */
export function greetingAt(hour: number) {
  if (hour < 4 || hour >= 18) return 'home.evening'
  return hour < 12 ? 'home.morning' : 'home.afternoon'
}
