import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@contract/base/constants'
import type { Upload } from '@contract/entities/upload'
import type { Purpose } from '@contract/base/upload-purposes'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import { SendCancelled } from '@/platform/pictures/send-cancelled'
import type { PickedPicture } from '@/platform/pictures/types'
import { isApiError } from '@/services/api-error'
import { upload, type Uploading } from '@/services/upload'
import { faultText } from './fault-text'

type SendState = 'waiting' | 'sending' | 'sent' | 'failed'

/** How many pictures are sent at the same time; the others wait. */
const AT_ONCE = 3

/** A picture of a form and its upload. */
class SentPicture {
  state: SendState = 'waiting'
  percent = 0
  sent: Upload | null = null
  /** The reason of a failure, as a sentence; empty without one. */
  fault = ''
  /** Whether a retry can help. */
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
  /** The most pictures. With a limit of one, the next picture replaces the last. */
  readonly limit?: number
  /** The message for a picture that is too large. */
  readonly tooLarge: () => string
  /** Called after an upload. The picture counts as uploading until this settles, and fails with it. */
  readonly onSent?: (upload: Upload) => Promise<void>
}

/** The pictures of a form. Each is sent as soon as it is chosen, and can fail, be retried and be removed on its own. */
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

  /** How many more pictures can be chosen. */
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

  /** Takes pictures as far as there is room, and starts sending them. */
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

  /** Removes all pictures and cancels pending uploads. */
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
      // an uploaded picture is not sent again
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
