import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@contract/constants'
import type { Purpose, Upload } from '@contract/entities/upload'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import { SendCancelled } from '@/platform/pictures/send-cancelled'
import type { PickedPicture } from '@/platform/pictures/types'
import { isApiError } from '@/services/api-error'
import { upload, type Uploading } from '@/services/upload'
import { faultText } from './fault-text'

type SendState = 'waiting' | 'sending' | 'sent' | 'failed'

/** Sent side by side; the others wait for their turn. */
const AT_ONCE = 3

/** A picture on its way to the server. */
class SentPicture {
  state: SendState = 'waiting'
  percent = 0
  sent: Upload | null = null
  /** Why it failed, in words; empty unless it did. */
  fault = ''
  /** Whether sending it again can help. */
  mayRetry = true
  uploading: Uploading | null = null

  constructor(
    readonly key: string,
    readonly picture: PickedPicture,
  ) {
    makeAutoObservable(this, { key: false, picture: false, uploading: false, sent: observableRef })
  }
}
export type { SentPicture }

interface Setup {
  readonly purpose: Purpose
  /** How many pictures there can be; of one, the next takes the place of the last. */
  readonly limit?: number
  /** Said of a picture that is too large to be sent. */
  readonly tooLarge: () => string
  /** Called after an upload; the picture counts as uploading until this settles, and fails with it. */
  readonly onSent?: (upload: Upload) => Promise<void>
}

/** The pictures of one form: each is sent as soon as it is chosen, and can fail, be tried again and go by itself. */
export class PictureList {
  list: readonly SentPicture[] = []
  readonly limit: number
  private made = 0

  constructor(private readonly setup: Setup) {
    this.limit = setup.limit ?? UPLOAD_MAX_FILES
    makeAutoObservable<this, 'setup' | 'made'>(
      this,
      { list: observableRef, limit: false, setup: false, made: false },
      { autoBind: true },
    )
  }

  /** How many more can be chosen. */
  get room(): number {
    return this.limit === 1 ? 1 : Math.max(0, this.limit - this.list.length)
  }

  get busy(): boolean {
    return this.list.some(({ state }) => state === 'waiting' || state === 'sending')
  }

  /** The upload ids, in the order of the pictures. */
  get ids(): readonly string[] {
    return this.list.flatMap(({ sent }) => (sent === null ? [] : [sent.id]))
  }

  /** Takes pictures as far as there is room, and begins to send them. */
  add(pictures: readonly PickedPicture[]): void {
    const taken = pictures.slice(0, this.room)
    for (const picture of pictures.slice(this.room)) pictureChooser.release?.(picture)
    if (this.limit === 1 && taken.length > 0) this.clear()
    this.list = [...this.list, ...taken.map((picture) => this.entry(picture))]
    this.pump()
  }

  retry(entry: SentPicture): void {
    if (entry.state !== 'failed' || !entry.mayRetry) return
    entry.state = 'waiting'
    entry.fault = ''
    entry.percent = 0
    this.pump()
  }

  remove(entry: SentPicture): void {
    this.list = this.list.filter((each) => each !== entry)
    entry.uploading?.cancel()
    pictureChooser.release?.(entry.picture)
    this.pump()
  }

  /** Removes all, and stops uploads in progress. */
  clear(): void {
    for (const entry of this.list) this.remove(entry)
  }

  private entry(picture: PickedPicture): SentPicture {
    this.made += 1
    const entry = new SentPicture(String(this.made), picture)
    if (picture.bytes > UPLOAD_MAX_BYTES) {
      entry.state = 'failed'
      entry.mayRetry = false
      entry.fault = this.setup.tooLarge()
    }
    return entry
  }

  private pump(): void {
    const free = AT_ONCE - this.list.filter(({ state }) => state === 'sending').length
    const next = this.list.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
    for (const entry of next) void this.send(entry)
  }

  private async send(entry: SentPicture): Promise<void> {
    entry.state = 'sending'
    try {
      // uploaded pictures are not sent again
      const sent = entry.sent ?? (await this.upload(entry))
      runInAction(() => {
        entry.sent = sent
      })
      if (!this.list.includes(entry)) return
      await this.setup.onSent?.(sent)
      runInAction(() => {
        entry.state = 'sent'
      })
    } catch (error) {
      if (error instanceof SendCancelled) return
      if (!isApiError(error)) throw error
      const [wrong] = error.errors
      runInAction(() => {
        entry.state = 'failed'
        entry.mayRetry = wrong === undefined
        entry.fault = wrong ? faultText(wrong.field, wrong) : error.message
      })
    } finally {
      this.pump()
    }
  }

  private upload(entry: SentPicture): Promise<Upload> {
    const { purpose } = this.setup
    entry.uploading = upload(entry.picture, { purpose }, { onProgress: (percent) => this.tell(entry, percent) })
    return entry.uploading.answer
  }

  private tell(entry: SentPicture, percent: number): void {
    entry.percent = percent
  }
}
