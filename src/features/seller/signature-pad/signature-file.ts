import { inked } from '@/domain/signature/ink'
import { pngOf } from '@/domain/signature/png'
import { type Signature, strokesOf } from '@/domain/signature/signature'
import type { WrittenPicture } from '@/platform/picture-file/types'
import { writePicture } from '@/platform/picture-file/write-picture'

/** The signature as a PNG for an upload with the purpose `signature` [rule.signature]. Check `isSigned` first. */
export const signatureFile = (signature: Signature): Promise<WrittenPicture> =>
  writePicture(pngOf(inked(strokesOf(signature))), 'signature')
