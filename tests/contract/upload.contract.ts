/** Uploads: which files are accepted, and what happens to them. */
import sharp from 'sharp'
import { Code } from '@contract/base/codes'
import { UPLOAD_MAX_BYTES } from '@contract/base/constants'
import type { Purpose } from '@contract/base/upload-purposes'
import { call, ok, refusedFields, request, send, type Answer } from './support/client'
import { fingerprint } from './support/control'
import { newBuyer, type Buyer } from './support/people'
import { animated, blank, blobOf, read, SMALL_PNG, turned } from './support/pictures'

const SCRIPT = '<script>alert(document.domain)</script>'
const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 99, sigma: 50 },
    },
  })

const sendFile = (buyer: Buyer, file: Blob | null, purpose: Purpose = 'review') =>
  call('upload', { purpose }, { ...buyer, file })

async function half(file: Blob): Promise<Blob> {
  return file.slice(0, Math.floor(file.size / 2))
}

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'can be %s, recognised by its content [call.upload] [upload.content]',
    async (kind) => {
      const buyer = await newBuyer()
      const { url } = await ok(
        'upload',
        { purpose: 'review' },
        { ...buyer, file: await blobOf(blank(40, 30).toFormat(kind)) },
      )
      const { status, headers, bytes } = await read(url)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
    },
  )

  it('is upright, and does not reveal where and by whom the photo was taken [call.upload] [upload.content]', async () => {
    const { url } = await ok('upload', { purpose: 'review' }, { ...(await newBuyer()), file: await turned() })
    const { bytes } = await read(url)
    const { width, height, exif, xmp, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, xmp, orientation }).toEqual({ width: 40, height: 60 })
    expect(bytes.toString('latin1')).not.toContain('Secret')
    const [, , blueAbove] = await sharp(bytes).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer()
    expect(blueAbove).toBeLessThan(100)
  })

  it('contains no data that followed the picture in the file [call.upload] [upload.content]', async () => {
    const file = new Blob([await blobOf(blank(20, 20).jpeg()), SCRIPT])
    const { url } = await ok('upload', { purpose: 'review' }, { ...(await newBuyer()), file })
    const { bytes, headers } = await read(url)
    expect(bytes.toString('latin1')).not.toContain('<script')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('keeps only its first frame if it is animated [call.upload]', async () => {
    const { url } = await ok('upload', { purpose: 'review' }, { ...(await newBuyer()), file: await animated() })
    const { bytes } = await read(url)
    const { pages = 1, height } = await sharp(bytes).metadata()
    expect([pages, height]).toEqual([1, 8])
  })

  it('is no larger than its purpose needs, and a profile photo is square [call.upload]', async () => {
    const buyer = await newBuyer()
    const file = await blobOf(blank(1800, 900).jpeg())
    const sizes = await Promise.all(
      (['avatar', 'review'] as const).map(async (purpose) => {
        const { url } = await ok('upload', { purpose }, { ...buyer, file })
        const { width, height } = await sharp((await read(url)).bytes).metadata()
        return [width, height]
      }),
    )
    expect(sizes).toEqual([
      [512, 512],
      [1600, 800],
    ])
  })

  it('can be a photo of a phone with more than 64 million pixels [call.upload]', async () => {
    const file = await blobOf(blank(9000, 8000).jpeg())
    const { url } = await ok('upload', { purpose: 'review' }, { ...(await newBuyer()), file })
    const { width, height } = await sharp((await read(url)).bytes).metadata()
    expect([width, height]).toEqual([1600, 1422])
  })

  it('has an unguessable address, which is cached forever if the picture is public [call.upload] [upload.name]', async () => {
    const buyer = await newBuyer()
    const first = await ok('upload', { purpose: 'review' }, buyer)
    const second = await ok('upload', { purpose: 'review' }, buyer)
    expect(first.url).toMatch(/\/uploads\/public\/[0-9a-f]{32}\.webp$/)
    expect(second.url).not.toBe(first.url)
    expect((await read(first.url)).headers.get('cache-control')).toContain('immutable')
  })
})

/** A refusal at the file field, as the form shows it. */
const refusedFile = ({ status, code, data }: Answer) => ({ status, code, data })
const NO_PICTURE = { status: 200, code: Code.invalidParameter, data: { errors: [{ field: 'file', rule: 'picture' }] } }

describe('a file that is not a picture', () => {
  const files: [string, () => Promise<Blob>][] = [
    ['a text', async () => new Blob(['hello'])],
    ['an empty file', async () => new Blob([])],
    ['a script that is named as a picture', async () => new Blob([SCRIPT], { type: 'image/png' })],
    ['a script behind the first bytes of a picture', async () => new Blob([`GIF89a/*${SCRIPT}*/=1;`])],
    ['the first bytes of a picture alone', async () => new Blob([SMALL_PNG.subarray(0, 8)])],
    [
      'a drawing, which can contain scripts',
      async () => new Blob([`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`]),
    ],
    ['a document', async () => new Blob(['%PDF-1.7\n1 0 obj\n'])],
    ['a TIFF', () => blobOf(blank(8, 8).tiff())],
    ['a JPEG that ends in its middle', async () => half(await blobOf(noise().jpeg()))],
    ['a PNG that ends in its middle', async () => half(await blobOf(noise().png()))],
    ['a WebP that ends in its middle', async () => half(await blobOf(noise().webp()))],
    ['a GIF that ends in its middle', async () => half(await blobOf(noise().gif()))],
  ]

  it.each(files)('is refused: %s [call.upload] [wire.unchanged] [upload.content]', async (_, make) => {
    const buyer = await newBuyer()
    const before = await fingerprint()
    expect(refusedFile(await sendFile(buyer, await make()))).toEqual(NO_PICTURE)
    expect(await fingerprint()).toBe(before)
  })

  it.each([
    ['a PNG', () => blank(9000, 8000).png()],
    ['a progressive JPEG', () => blank(9000, 8000).jpeg({ progressive: true })],
  ])(
    'is refused with its reason if it is a small file of very many pixels: %s [call.upload] [wire.unchanged]',
    async (_, make) => {
      const buyer = await newBuyer()
      const before = await fingerprint()
      expect(refusedFile(await sendFile(buyer, await blobOf(make())))).toEqual({
        status: 200,
        code: Code.invalidParameter,
        data: { errors: [{ field: 'file', rule: 'pixels', params: { limit: 64 } }] },
      })
      expect(await fingerprint()).toBe(before)
    },
  )

  it('is answered with 413 above the size limit [call.upload] [wire.too-large] [upload.size]', async () => {
    const buyer = await newBuyer()
    const before = await fingerprint()
    const file = new Blob([SMALL_PNG, new Uint8Array(UPLOAD_MAX_BYTES)])
    expect(await sendFile(buyer, file)).toMatchObject({ status: 413, code: Code.invalidParameter })
    expect(await fingerprint()).toBe(before)
  })
})

describe('an unusual or broken form', () => {
  /** Sends any body to the upload call. */
  const post = ({ token }: Buyer, body: RequestInit['body'], type?: string) =>
    request('/api/upload', {
      method: 'POST',
      headers: { 'access-token': token, ...(type === undefined ? {} : { 'content-type': type }) },
      body,
    })

  function formOf(...parts: [string, string | Blob][]): FormData {
    const form = new FormData()
    for (const [name, value] of parts) form.append(name, value)
    return form
  }

  const picture = new Blob([SMALL_PNG])

  it('is refused without the file, also if the file is in another field [call.upload] [wire.missing-field]', async () => {
    const buyer = await newBuyer()
    const without = await sendFile(buyer, null)
    const elsewhere = await post(buyer, formOf(['purpose', 'review'], ['picture', picture]))
    for (const answer of [without, elsewhere]) {
      expect({ code: answer.code, fields: refusedFields(answer) }).toEqual({
        code: Code.missingParameters,
        fields: ['file'],
      })
    }
  })

  it('is refused with a text as the file [call.upload] [wire.invalid-field]', async () => {
    const answer = await post(await newBuyer(), formOf(['purpose', 'review'], ['file', 'picture.png']))
    expect({ code: answer.code, fields: refusedFields(answer) }).toEqual({
      code: Code.invalidParameter,
      fields: ['file'],
    })
  })

  it('can have its fields in any order [call.upload]', async () => {
    const buyer = await newBuyer()
    expect((await post(buyer, formOf(['file', picture], ['purpose', 'review']))).code).toBe(200)
    expect((await post(buyer, formOf(['purpose', 'review'], ['file', picture]))).code).toBe(200)
  })

  it('is refused with two files [call.upload] [wire.too-large]', async () => {
    const answer = await post(await newBuyer(), formOf(['purpose', 'review'], ['file', picture], ['file', picture]))
    expect(answer).toMatchObject({ status: 413, code: Code.invalidParameter })
  })

  it.each([
    ['is cut off', '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'],
    ['has no parts', 'nothing of the kind'],
    ['is empty', ''],
  ])('does not crash the server if it %s [call.upload] [wire.no-5xx]', async (_, body) => {
    const answer = await post(await newBuyer(), body, 'multipart/form-data; boundary=x')
    expect(answer.status).toBe(200)
    expect([Code.invalidParameter, Code.missingParameters]).toContain(answer.code)
  })

  it('is refused without a boundary for its parts [call.upload] [wire.no-5xx]', async () => {
    const answer = await post(await newBuyer(), 'x', 'multipart/form-data')
    expect(answer).toMatchObject({ status: 200, code: Code.invalidParameter })
  })

  it('is refused with another content type, and so are other calls that send a form with files [call.upload] [wire.content-type]', async () => {
    const buyer = await newBuyer()
    const typed = await post(buyer, 'purpose=review', 'application/x-www-form-urlencoded')
    const login = await request('/api/customer/login/account', { method: 'POST', body: formOf(['email', 'a']) })
    for (const answer of [typed, login]) expect(answer).toMatchObject({ status: 415, code: Code.invalidParameter })
  })

  it('is rejected without a session [call.upload] [wire.token-dead]', async () => {
    const answer = await send('upload', { purpose: 'avatar' }, { file: new Blob([SCRIPT]) })
    expect(answer.code).toBe(Code.notLoggedIn)
  })
})
