/** What a person finds on a page, by what it says it is: its role and name, the label of its field, its words. */
import { screen, within } from '@testing-library/react'

type Name = string | RegExp

/** The only button of a name; fails when there is none. */
export const button = (name: Name) => screen.getByRole('button', { name })

/** Whether there is a button of a name that is not busy. */
export const isReady = (name: Name) =>
  screen.queryAllByRole('button', { name }).some((one) => one.getAttribute('aria-busy') === null)

/** The name of the button that pays, or says why it cannot. */
export const PAY = /^(Pay|Order|Not enough|Choose how)/

/** The only link of a name; fails when there is none. */
export const link = (name: Name) => screen.getByRole('link', { name })

/** The field of a label; fails when there is none. */
export const field = (label: Name) => screen.getByLabelText<HTMLInputElement>(label)

/** An answer to the question that is asked over the page, which may be named like a button below it. */
export const answer = (name: Name) => within(screen.getByRole('dialog')).getByRole('button', { name })

/** Whether there is something of a role, and of a name where one is given. */
export const has = (role: string, name?: Name) => screen.queryAllByRole(role, { name }).length > 0

/** Whether the page says these words, in one element or across several. */
export const says = (words: string) => (document.body.textContent ?? '').includes(words)

/** What is said at a field, as a screen reader says it after the label: the error, or else the hint. */
export function saidAt(label: Name): string {
  const described = field(label).getAttribute('aria-describedby') ?? ''
  return described
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')
}
