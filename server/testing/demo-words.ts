/** What only a demo shop says: in six languages that it is one, its addresses, and its test cards. */
export const DEMO_WORDS =
  /souk\.test|souk-demo|4242|demo shop|demonstration|nobody reads its|no real money|demostraci[oó]n|dinero real|สาธิต|ใช้เงินจริง|デモ|実際のお金|演示|真实的资金|示範|真實的金流/i
