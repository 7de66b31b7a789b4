/** A picture that a person chose, where the host keeps it until it is sent. */
export interface PickedPicture {
  /** What shows it: a blob address on H5, a temporary path in the mini-program, a file address in the native app. */
  readonly uri: string
  readonly name: string
  /** Its size; 0 where the host does not say. */
  readonly bytes: number
  /** MIME; a guess of the host's, the server looks for itself. */
  readonly type: string
  /** H5: the file itself. */
  readonly file?: File
}

export type PictureSource = 'camera' | 'gallery'

/** Pictures, or why there are none: the person went back, or the app may not use the camera or the pictures. */
export type PictureAnswer = readonly PickedPicture[] | 'cancelled' | 'refused'

export interface PictureChooser {
  /** Where pictures come from on this device. */
  readonly sources: () => readonly PictureSource[]
  /** Lets the person choose up to `limit` pictures, or take one. Has to be called by a tap. Rejects when nothing opens. */
  readonly choose: (source: PictureSource, limit: number) => Promise<PictureAnswer>
  /** Opens the settings in which a refusal is taken back. Missing where the app has none. */
  readonly openSettings?: () => Promise<void>
  /** Lets go of a picture that nothing shows any more. Missing where the host does so itself. */
  readonly release?: (picture: PickedPicture) => void
}

export interface FileRequest {
  readonly url: string
  readonly picture: PickedPicture
  /** The fields beside it. */
  readonly fields: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly timeout: number
  /** How much has left the device, 0 to 100. */
  readonly onProgress: (percent: number) => void
}

export interface FileAnswer {
  readonly status: number
  readonly body: string
}

/** A pending request. `answer` rejects when the network fails, the time is over, or it was cancelled. */
export interface FileSending {
  readonly answer: Promise<FileAnswer>
  readonly cancel: () => void
}
