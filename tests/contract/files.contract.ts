/** Uploaded files: who can see them, and how long they are stored before a form uses them. */
import { Code } from '@contract/base/codes'
import { UPLOAD_MAX_FILES, UPLOAD_URL_LIFE_S, UPLOAD_WAITS_S } from '@contract/base/constants'
import { PURPOSES, isPrivate } from '@contract/base/upload-purposes'
import { call, ok, request } from './support/client'
import { runHousekeeping, moveClock, quoted, sql } from './support/control'
import { newBuyer, type Buyer } from './support/people'
import { read } from './support/pictures'

describe('who can see a file', () => {
  const hidden = PURPOSES.filter(isPrivate)

  it.each(hidden)(
    '%s: everyone with its signed address, for five minutes, without caching [call.upload] [upload.private]',
    async (purpose) => {
      const { url } = await ok('upload', { purpose }, await newBuyer())
      const { status, headers } = await read(url)
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      try {
        await moveClock(UPLOAD_URL_LIFE_S + 1)
        expect((await read(url)).status).toBe(404)
      } finally {
        await moveClock(0)
      }
    },
  )

  it('nobody without the signature, with a made-up one, or with that of another file [call.upload] [upload.private]', async () => {
    const mine = new URL((await ok('upload', { purpose: 'id' }, await newBuyer())).url)
    const theirs = new URL((await ok('upload', { purpose: 'id' }, await newBuyer())).url)
    const bare = `${theirs.origin}${theirs.pathname}`
    const expires = theirs.searchParams.get('expires') ?? ''
    const signature = theirs.searchParams.get('signature') ?? ''
    const later = String(Number(expires) + 3_600)
    const tries = [
      bare,
      `${bare}${mine.search}`,
      `${bare}?expires=${expires}`,
      `${bare}?signature=${signature}`,
      `${bare}?expires=${later}&signature=${signature}`,
      `${bare}?expires=${expires}&signature=${'0'.repeat(64)}`,
      `${bare}?expires=${expires}&signature=${signature.slice(1)}`,
      `${bare}?expires=${expires}&expires=${expires}&signature=${signature}`,
      `${bare}?expires=${expires}&signature=${signature}x`,
    ]
    for (const url of tries) expect({ url, status: (await read(url)).status }).toEqual({ url, status: 404 })
    expect((await read(theirs.href)).status).toBe(200)
  })

  it('nobody with a path outside its folder [call.upload] [wire.unknown-path]', async () => {
    const { pathname } = new URL((await ok('upload', { purpose: 'id' }, await newBuyer())).url)
    const name = pathname.replace('/uploads/private/', '')
    for (const path of [
      '/uploads',
      '/uploads/',
      '/uploads/private',
      `/uploads/public/../private/${name}`,
      `/uploads/public/..%2fprivate%2f${name}`,
      `/uploads/./private/${name}`,
      `/uploads/PRIVATE/${name}`,
      `/uploads/public/${name}`,
      '/uploads/..%2f..%2fpackage.json',
      '/uploads/public/%00.webp',
    ]) {
      expect({ path, status: (await request(path)).status }).toEqual({ path, status: 404 })
    }
  })

  it('is used only by its owner, once, and for its purpose [call.updateUser] [wire.foreign-id] [role.buyer]', async () => {
    const owner = await newBuyer()
    const { id } = await ok('upload', { purpose: 'avatar' }, owner)
    const { id: review } = await ok('upload', { purpose: 'review' }, owner)
    expect((await call('updateUser', { avatar: id }, await newBuyer())).code).toBe(Code.notFound)
    expect((await call('updateUser', { avatar: review }, owner)).code).toBe(Code.notFound)
    expect((await call('updateUser', { avatar: '999999999999' }, owner)).code).toBe(Code.notFound)
    expect((await ok('updateUser', { avatar: id }, owner)).avatar).toMatch(/\/uploads\/public\//)
  })
})

describe('files that no form has used', () => {
  async function withWaiting(files: number): Promise<Buyer> {
    const buyer = await newBuyer()
    await sql(
      `insert into uploads (user_id, purpose, name, bytes) select u.id, 'review', u.id || '-' || n, 1
       from users u, generate_series(1, ${files}) n where email = ${quoted(buyer.email)} returning id::text`,
    )
    return buyer
  }

  it(`are at most ${UPLOAD_MAX_FILES} [const.upload-files]`, async () => {
    const buyer = await withWaiting(UPLOAD_MAX_FILES - 1)
    const last = await Promise.all([1, 2, 3].map(() => call('upload', { purpose: 'review' }, buyer)))
    expect(last.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      200,
      Code.invalidParameter,
      Code.invalidParameter,
    ])
    const next = await call('upload', { purpose: 'review' }, buyer)
    const limit = { field: 'file', rule: 'max', params: { limit: UPLOAD_MAX_FILES } }
    expect(next).toMatchObject({ code: Code.invalidParameter, data: { errors: [limit] } })
    await ok('upload', { purpose: 'review' }, await newBuyer())
  })

  it('are deleted after a day, and files that a form used are not [call.upload] [const.upload-files]', async () => {
    const buyer = await withWaiting(UPLOAD_MAX_FILES - 2)
    const waits = await ok('upload', { purpose: 'review' }, buyer)
    const taken = await ok('upload', { purpose: 'avatar' }, buyer)
    await ok('updateUser', { avatar: taken.id }, buyer)
    try {
      await moveClock(UPLOAD_WAITS_S + 60)
      await runHousekeeping()
      expect((await read(waits.url)).status).toBe(404)
      expect((await read(taken.url)).status).toBe(200)
      await ok('upload', { purpose: 'review' }, buyer)
    } finally {
      await moveClock(0)
    }
  })
})
