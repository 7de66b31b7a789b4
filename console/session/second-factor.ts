/** Asks for the second factor when a call needs it: the frame of the console shows the question. */
type Ask = (enrolled: boolean) => Promise<boolean>

let ask: Ask | null = null

/** Who shows the question; null: nobody any more. */
export function setSecondFactorAsk(next: Ask | null): void {
  ask = next
}

/** Whether the operator has shown it. Several calls at once ask once. */
let asking: Promise<boolean> | null = null
export function askSecondFactor(enrolled: boolean): Promise<boolean> {
  if (ask === null) return Promise.resolve(false)
  asking ??= ask(enrolled).finally(() => {
    asking = null
  })
  return asking
}
