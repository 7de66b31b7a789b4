import { readChatMessage } from './chat-message'

it.each(['ready', 'failed'] as const)('hears that the script is %s', (state) => {
  expect(readChatMessage(JSON.stringify({ soukChat: state }))).toBe(state)
})

it.each([undefined, { soukChat: 'ready' }, '{"soukChat":"gone"}', 'ready', '{"soukChat":"ready"} '])(
  'hears nothing in %p',
  (data) => {
    expect(readChatMessage(data)).toBeNull()
  },
)
