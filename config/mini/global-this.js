// MobX 7 reads `globalThis` by name, which mini-program modules cannot see. This object replaces it: it has what MobX
// reads from it, and keeps what MobX stores there.
module.exports = {
  Symbol,
  Map,
  Set,
  Proxy,
  Iterator: typeof Iterator === 'undefined' ? undefined : Iterator,
}
