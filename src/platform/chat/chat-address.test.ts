import { chatAddress } from './chat-address'

it('tells the language and the name in the fragment, which no server sees [session.chat-script]', () => {
  const { pathname, search, hash } = new URL(
    chatAddress('https://souk.test', { language: 'zh-Hant', name: 'Ana & Bo' }),
  )
  expect([pathname, search]).toEqual(['/chat', ''])
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({ lang: 'zh-Hant', name: 'Ana & Bo' })
})

it('sends no name for a visitor', () => {
  expect(chatAddress('', { language: 'en', name: '' })).toBe('/chat#lang=en')
})
