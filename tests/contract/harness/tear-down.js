module.exports = async () => {
  const child = globalThis.soukServer
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.stdin.end()
  await ended
}
