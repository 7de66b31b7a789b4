/** Elapsed time since a Date.now(), for people. */
export function seconds(since) {
  const elapsed = Math.round((Date.now() - since) / 1000)
  return elapsed < 90 ? `${elapsed} s` : `${Math.floor(elapsed / 60)} min ${elapsed % 60} s`
}

export function heading(text) {
  console.log(`\n== ${text}`)
}

/** Runs one long step and prints what it does and how long it took. */
export async function step(text, work) {
  const began = Date.now()
  console.log(text)
  const result = await work()
  console.log(`  done in ${seconds(began)}`)
  return result
}
