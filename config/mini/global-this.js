// MobX 7 reads `globalThis` by name, which a mini-program's module may not see: this stands in for it. It holds what
// MobX asks for, and what MobX keeps there.
module.exports = {
  Symbol,
  Map,
  Set,
  Proxy,
  Iterator: typeof Iterator === 'undefined' ? undefined : Iterator,
}
