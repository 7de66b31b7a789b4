import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { policiesIds } from './ids'
import { fileText } from '@/kit/icon/glyphs/file-text'
import { t } from '@/locales/t'
import { openDocument } from '@/platform/document/open-document'
import { aboutDocumentUrl } from './policy'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'

/** The "About us" page as a PDF in the app's language [call.aboutUsDocument]. */
export const AboutDocument = observer(function AboutDocument() {
  const address = aboutDocumentUrl(settings.language)
  const open = () => openDocument(address).catch(() => toast.show(t('policyPage.document_failed'), 'alert'))
  return (
    <Button
      id={policiesIds.aboutDocument}
      kind="line"
      icon={fileText}
      label={t('policyPage.document')}
      onPress={open}
    />
  )
})
