// Preloaded into a server: its clock is SOUK_TEST_DAYS_AGO days behind.
const behind = Number(process.env.SOUK_TEST_DAYS_AGO) * 86_400_000
const Today = Date
globalThis.Date = class Date extends Today {
  constructor(...parts) {
    if (parts.length === 0) super(Today.now() - behind)
    else super(...parts)
  }
  static now() {
    return Today.now() - behind
  }
}
