import { giveUpPending } from './ask-again'

/** A file as webpack asks for it: its handler is there until it has come or failed. */
function pending(tag: 'script' | 'link', failed: () => void) {
  const element = document.createElement(tag)
  if (element instanceof HTMLLinkElement) Object.assign(element, { rel: 'stylesheet', href: '/css/page.1.css' })
  else element.setAttribute('src', '/js/page.1.js')
  element.onerror = () => {
    element.onerror = null
    element.remove()
    failed()
  }
  document.head.append(element)
  return element
}

it.each(['script', 'link'] as const)('ends pending requests, and leaves loaded ones alone: %s', (tag) => {
  const failed = jest.fn()
  const there = pending(tag, failed)
  there.onerror = null
  const waiting = pending(tag, failed)
  giveUpPending()
  expect(failed).toHaveBeenCalledTimes(1)
  expect([there.isConnected, waiting.isConnected]).toEqual([true, false])
  giveUpPending()
  expect(failed).toHaveBeenCalledTimes(1)
  there.remove()
})
