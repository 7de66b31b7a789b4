import { useState } from 'react'
import { useT } from '../../text/use-t'
import { Button } from '../button'
import { TextField } from '../fields/field'
import { isEnter } from '../fields/is-enter'
import { isAddress } from './html'

/** The address of a link, asked for beside the text. */
export function LinkRow({
  onSet,
  onClose,
}: {
  readonly onSet: (address: string) => void
  readonly onClose: () => void
}) {
  const t = useT()
  const [address, setAddress] = useState('https://')
  const [isAsked, setAsked] = useState(false)
  const isWrong = !isAddress(address.trim())
  const set = () => {
    setAsked(true)
    if (!isWrong) onSet(address.trim())
  }
  return (
    <div
      className="rich__link"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        if (!isEnter(event) || !(event.target instanceof HTMLInputElement)) return
        // the form around is not meant
        event.preventDefault()
        set()
      }}
    >
      <TextField
        label={t('rich.address')}
        hint={t('rich.address_hint')}
        autoFocus
        autoComplete="off"
        value={address}
        onChange={setAddress}
        error={isAsked && isWrong ? t('rules.format') : undefined}
      />
      <Button small onClick={set}>
        {t('rich.set_link')}
      </Button>
      <Button small kind="quiet" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}
