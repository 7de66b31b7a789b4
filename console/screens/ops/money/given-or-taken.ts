/** An amount with its sign: `+$5.00` was given, `−$5.00` was taken. */
export const givenOrTaken = (money: (amount: string) => string, amount: string): string =>
  amount.startsWith('-') ? `−${money(amount.slice(1))}` : `+${money(amount)}`
