/**
 * Where a user has logged in to an account: a browser or a phone by its cookie, and its network for hosts without
 * cookies. Only hashes are stored.
 */
import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { deleteInBatches } from '../../../kernel/db/in-batches'
import { knownDevices } from '../../../kernel/db/schema/accounts'
import type { Db } from '../../../kernel/db/types'
import type { Context } from '../../../kernel/http/context'
import { DEVICE_LIFE_S, deviceCookie, newDevice } from './device-cookie'

/** An id that no account has. */
export const NOBODY = 0n

type Place = Pick<Context, 'device' | 'network'>

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const markOfDevice = (device: string) => hash(`device\n${device}`)
const markOfNetwork = (userId: bigint, network: string) => hash(`network\n${userId}\n${network}`)
const oldest = (now: Date) => new Date(now.getTime() - DEVICE_LIFE_S * 1_000)

/** The mark by which the account knows the caller, of the device or else the network; null if it does not. */
export async function knownMark(db: Db, userId: bigint, { device, network }: Place, now: Date): Promise<string | null> {
  const marks = [...(device === null ? [] : [markOfDevice(device)]), markOfNetwork(userId, network)]
  const found = await db
    .select({ mark: knownDevices.mark })
    .from(knownDevices)
    .where(
      and(eq(knownDevices.userId, userId), inArray(knownDevices.mark, marks), gt(knownDevices.seenAt, oldest(now))),
    )
  return marks.find((mark) => found.some((row) => row.mark === mark)) ?? null
}

/** The caller has logged in: device and network are known from now on. Sets the device's cookie. */
export async function rememberDevice(
  db: Db,
  userId: bigint,
  context: Place & Pick<Context, 'now' | 'origin' | 'setHeader'>,
): Promise<void> {
  const { network, now: seenAt, origin, setHeader } = context
  const device = context.device ?? newDevice()
  await db
    .insert(knownDevices)
    .values([markOfDevice(device), markOfNetwork(userId, network)].map((mark) => ({ userId, mark, seenAt })))
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.mark], set: { seenAt } })
  setHeader('set-cookie', deviceCookie(device, origin.startsWith('https:')))
}

export async function forgetDevices(db: Db, userId: bigint): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

/** Deletes devices that have not been used for too long. */
export async function purgeDevices(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, knownDevices, lte(knownDevices.seenAt, oldest(now)))
}
