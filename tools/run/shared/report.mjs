/** A number of seconds as text. */
export function duration(exact) {
  const all = Math.round(exact)
  return all < 90 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`
}

/** The time since a Date.now() as text. */
export function seconds(since) {
  return duration((Date.now() - since) / 1000)
}

export function heading(text) {
  console.log(`\n== ${text}`)
}

/** Runs one long step, and prints what it does and how long it took. */
export async function step(text, work) {
  const began = Date.now()
  console.log(text)
  const result = await work()
  console.log(`  done in ${seconds(began)}`)
  return result
}
