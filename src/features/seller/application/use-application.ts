import { reaction, when } from 'mobx'
import { useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '@contract/base/constants'
import { STORE_ADDRESS_MAX } from '@contract/rules/store'
import { signatureFile } from '../signature-pad/signature-file'
import { checkLine, checkName, required } from '@/domain/text/field-message'
import { isSigned, type Signature, UNSIGNED } from '@/domain/signature/signature'
import { checkShopName } from '@/domain/seller/store-values'
import { newIntent } from '@/services/intent'
import { call } from '@/services/request'
import { upload } from '@/services/upload'
import { PictureList } from '@/hooks/picture-list'
import { type Form, useForm } from '@/hooks/use-form'
import { useRestoredState } from '@/hooks/use-restored-state'
import { usePictures } from '@/hooks/use-pictures'
import { t } from '@/locales/t'

const newSide = () =>
  new PictureList({
    purpose: 'id',
    limit: 1,
    tooLarge: () => t('picture.too_large', { size: UPLOAD_MAX_BYTES / 1_048_576 }),
  })

type Values = Record<'shop_name' | 'contact_person' | 'address' | 'id_front' | 'id_back' | 'signature', string>

interface Application {
  readonly form: Form<Values>
  readonly front: PictureList
  readonly back: PictureList
  readonly signature: Signature
  readonly sign: (signature: Signature) => void
  /** Waits for pictures that are uploading, then checks and sends. Returns whether it succeeded. */
  readonly send: () => Promise<boolean>
}

/**
 * The form of an application. Pictures are sent when they are chosen; the signature is sent with the form, and again
 * only if it has changed. The three count as fields whose values are upload ids.
 */
export function useApplication(name: string, onSent: () => void): Application {
  const front = usePictures('application.front', newSide)
  const back = usePictures('application.back', newSide)
  const [signature, setSignature] = useRestoredState<Signature>('application.signature', UNSIGNED)
  const [intent] = useState(newIntent)
  const signed = useRef<{ by: Signature; id: string } | null>(null)
  async function signatureId(): Promise<string> {
    if (signed.current?.by !== signature) {
      const { id } = await upload(await signatureFile(signature), { purpose: 'signature' }).answer
      signed.current = { by: signature, id }
    }
    return signed.current.id
  }

  const form = useForm<Values>({
    keep: 'application',
    values: { shop_name: '', contact_person: name, address: '', id_front: '', id_back: '', signature: '' },
    rules: {
      shop_name: checkShopName,
      contact_person: checkName,
      address: checkLine(STORE_ADDRESS_MAX),
      id_front: () => required(front.ids.join()),
      id_back: () => required(back.ids.join()),
      signature: () => (isSigned(signature) ? null : { rule: 'required' }),
    },
    submit: async ({ shop_name, contact_person, address }) => {
      const [[id_front = ''], [id_back = '']] = [front.ids, back.ids]
      const fields = {
        shop_name: shop_name.trim(),
        contact_person: contact_person.trim(),
        address: address.trim(),
        id_front,
        id_back,
        signature: await signatureId(),
      }
      await call('applySeller', fields, { idempotencyKey: intent.key(fields) })
      intent.done()
      onSent()
    },
  })

  const { set } = form
  useEffect(() => {
    const follow = (field: 'id_front' | 'id_back', side: PictureList) =>
      reaction(
        () => side.ids.join(),
        (id) => set(field, id),
      )
    const stops = [follow('id_front', front), follow('id_back', back)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [front, back, set])

  function sign(next: Signature): void {
    setSignature(next)
    set('signature', '')
  }
  async function send(): Promise<boolean> {
    await when(() => !front.busy && !back.busy)
    return form.submit()
  }
  return { form, front, back, signature, sign, send }
}
