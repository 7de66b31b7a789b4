/** A picture that the user chose. The host keeps it until it is sent. */
export interface PickedPicture {
  /**
   * Shows the picture: a blob address on H5, a temporary path in the mini-program, a file address in the native app.
   */
  readonly uri: string
  readonly name: string
  /** Its size in bytes; 0 where the host does not say. */
  readonly bytes: number
  /** MIME type as the host guesses it; the server checks for itself. */
  readonly type: string
  /** H5: the file itself. */
  readonly file?: File
}

export type PictureSource = 'camera' | 'gallery'
export type PictureSources = readonly [PictureSource, ...PictureSource[]]

/** The chosen pictures, or why there are none: the user cancelled, or the app lacks the permission. */
export type PictureAnswer = readonly PickedPicture[] | 'cancelled' | 'refused'

export interface PictureChooser {
  /** Where pictures come from on this device. */
  readonly sources: () => PictureSources
  /** Lets the person choose up to `limit` pictures, or take one. Has to be called by a tap. Rejects when nothing opens. */
  readonly choose: (source: PictureSource, limit: number) => Promise<PictureAnswer>
  /** Opens the settings in which the user can grant the permission. Missing where the app has none. */
  readonly openSettings?: () => Promise<void>
  /** Frees a picture that is no longer shown. Missing where the host does so itself. */
  readonly release?: (picture: PickedPicture) => void
}

export interface FileRequest {
  readonly url: string
  readonly picture: PickedPicture
  /** The form's other fields. */
  readonly fields: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly timeout: number
  /** The share that has been sent, 0 to 100. */
  readonly onProgress: (percent: number) => void
}

export interface FileAnswer {
  readonly status: number
  readonly body: string
}

/** A pending request. `answer` rejects when the network fails, the time runs out, or the request is cancelled. */
export interface FileSending {
  readonly answer: Promise<FileAnswer>
  readonly cancel: () => void
}
