import { Code } from '@contract/codes'
import { handle } from '../../kernel/http/context'
import { fieldRefusal } from '../../kernel/http/refusal'
import { addressOf } from './addresses'
import { encodePicture, NoPicture } from './encode-picture'
import { newFileName } from './file-names'
import { checkRoom, keepUpload } from './keep'

const upload = handle('upload', async ({ db, fields: { purpose }, file, files, user, now, origin, uploadKey, log }) => {
  await checkRoom(db, user.id)
  let picture: Uint8Array
  try {
    picture = await encodePicture(file, purpose)
  } catch (error) {
    if (!(error instanceof NoPicture)) throw error
    log.info({ err: error }, 'an upload is no picture')
    throw fieldRefusal(Code.invalidParameter, [{ field: 'file', rule: 'picture' }])
  }
  const name = newFileName(purpose)
  await files.put(name, picture)
  try {
    const id = await keepUpload(db, { userId: user.id, purpose, name, bytes: picture.length }, now)
    return { id: id.toString(), url: addressOf(name, { origin, key: uploadKey, now }) }
  } catch (error) {
    await files.remove(name)
    throw error
  }
})

export const uploadHandlers = [upload]
