/** What the phone has kept is there without a network, and nothing of an account after its log-out. */
import type { Device } from 'native-host/types'
import { playWithoutNetwork } from '../walk/without-network'
import { restart, test } from './support/test'

function calls({ storage }: Device): readonly string[] {
  const index = JSON.parse(storage.get('souk.kept') ?? '{}') as { list?: { id: string }[] }
  return (index.list ?? []).map(({ id }) => id.replace(/\?.*/, ''))
}

test('shows without a network what was there, after a restart too, and nothing of an account after its log-out [storage.logout]', ({
  driver,
  phone,
}) =>
  playWithoutNetwork({
    driver,
    calls: () => Promise.resolve(calls(phone)),
    stored: () => Promise.resolve([...phone.storage.values()].join()),
    restart: () => restart(phone),
  }))
