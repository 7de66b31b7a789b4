import { eventChannel } from './event-channel'

function channel() {
  const errors: unknown[] = []
  const [opener, opened] = eventChannel((error) => errors.push(error))
  const heard: unknown[] = []
  return { opener, opened, heard, errors, hear: (...args: unknown[]) => heard.push(args) }
}

test('each end hears the other, and not itself', () => {
  const { opener, opened, heard, hear } = channel()
  opener.on('a', hear)
  opener.emit('a', 'own')
  opened.emit('a', 1, 2)
  expect(heard).toEqual([[1, 2]])
})

test('what is emitted before anyone listens is kept for the first who does', () => {
  const { opener, opened, heard, hear } = channel()
  opener.emit('a', 1)
  opener.emit('a', 2)
  opened.on('a', hear)
  opened.on('a', hear)
  expect(heard).toEqual([[1], [2]])
})

test('once hears once, and off hears no more', () => {
  const { opener, opened, heard, hear } = channel()
  opened.once('a', hear)
  opened.on('b', hear)
  opener.emit('a', 1)
  opener.emit('a', 2)
  opener.emit('b', 3)
  opened.off('b', hear)
  opener.emit('b', 4)
  expect(heard).toEqual([[1], [3]])
})

test('an error of one listener is told, and does not keep others from hearing', () => {
  const { opener, opened, heard, hear, errors } = channel()
  const error = new Error('bad')
  opened.on('a', () => {
    throw error
  })
  opened.on('a', hear)
  opener.emit('a')
  expect(errors).toEqual([error])
  expect(heard).toEqual([[]])
})
