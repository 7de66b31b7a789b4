/**
 * Preloaded into a judge and, by NODE_OPTIONS, into every process and worker that it starts: nothing leaves the machine,
 * nor reaches another program on it. An attempt fails at once. Sockets of the file system stay, since workers
 * talk by them.
 */
const dgram = require('node:dgram')
const dns = require('node:dns')
const { Socket } = require('node:net')

const REFUSAL = 'a judge may not use the network'
const refusal = () => Object.assign(new Error(REFUSAL), { code: 'ENETUNREACH' })

/** Whether `connect` is asked for a file's socket and not for a host. */
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
