/**
 * Preloaded into a judge and, through NODE_OPTIONS, into every process and worker that it starts. It blocks all network
 * access, also to other programs on this machine: every attempt fails at once. File-system sockets stay allowed,
 * because workers communicate through them.
 */
const dgram = require('node:dgram')
const dns = require('node:dns')
const { Socket } = require('node:net')

const REFUSAL = 'a judge may not use the network'
const refusal = () => Object.assign(new Error(REFUSAL), { code: 'ENETUNREACH' })

/** Whether `connect` is called for a file-system socket and not for a host. */
function isLocal(first) {
  const options = Array.isArray(first) ? first[0] : first
  return typeof options === 'object' && options !== null && typeof options.path === 'string' && !options.host
}

const { connect } = Socket.prototype
Socket.prototype.connect = function connectLocally(...args) {
  if (isLocal(args[0])) return connect.apply(this, args)
  process.nextTick(() => this.destroy(refusal()))
  return this
}

dgram.Socket.prototype.send = function send() {
  throw refusal()
}

for (const names of [dns, dns.promises]) {
  for (const name of Object.keys(names).filter((key) => /^(lookup|resolve|reverse)/.test(key))) {
    names[name] = (...args) => {
      const done = args.at(-1)
      if (names === dns && typeof done === 'function') return process.nextTick(done, refusal())
      return Promise.reject(refusal())
    }
  }
}

module.exports = { REFUSAL }
