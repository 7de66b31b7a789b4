// The only call of the router: parse(search, { decode: false }). Values stay escaped; the last value of a name wins.
function parse(search) {
  const pairs = search
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, ...value] = pair.replace(/\+/g, ' ').split('=')
      return [name, value.length > 0 ? value.join('=') : null]
    }),
  )
}

export default { parse }
