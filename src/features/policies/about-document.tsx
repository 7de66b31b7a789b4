import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { policiesIds } from './ids'
import { fileText } from '@/kit/icon/glyphs/file-text'
import { policyText } from '@/locales/own/policy'
import { openDocument } from '@/platform/document/open-document'
import { aboutDocumentUrl } from './policy'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'

/** The page about us as a PDF in the language of the app [call.aboutUsDocument]. */
export const AboutDocument = observer(function AboutDocument() {
  const address = aboutDocumentUrl(settings.language)
  const open = () => openDocument(address).catch(() => toast.show(policyText('document_failed'), 'alert'))
  return (
    <Button id={policiesIds.aboutDocument} kind="line" icon={fileText} label={policyText('document')} onPress={open} />
  )
})
