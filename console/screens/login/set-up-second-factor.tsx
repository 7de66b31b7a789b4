import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import { useDeed } from '../../api/use-deed'
import { Button } from '../../kit/button'
import { CopyButton } from '../../kit/copy-button'
import { TextField } from '../../kit/fields/field'
import { Skeleton } from '../../kit/load-states'
import { Sheet } from '../../kit/over/sheet'
import { errorsAt } from '../../text/failure'
import { useT } from '../../text/use-t'

type Done = (shown: boolean) => void

function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: Done }) {
  const t = useT()
  return (
    <Sheet
      open
      middle
      title={t('factor.recovery_title')}
      subtitle={t('factor.recovery_why')}
      onClose={() => onDone(true)}
      onSubmit={() => onDone(true)}
      footer={
        <>
          <Button icon="printer" onClick={() => window.print()}>
            {t('factor.print')}
          </Button>
          <Button kind="main" type="submit">
            {t('factor.kept')}
          </Button>
        </>
      }
    >
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} />
    </Sheet>
  )
}

/** Sets up an authenticator app: its secret to scan, the first code, and the recovery codes. */
export function SetUp({ onDone }: { readonly onDone: Done }) {
  const t = useT()
  const [code, setCode] = useState('')
  const start = useDeed('opsSecondFactorStart')
  const confirm = useDeed('opsSecondFactorConfirm')
  const { mutate } = start
  useEffect(() => mutate({}), [mutate])
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recovery_codes} onDone={onDone} />

  const errorAt = errorsAt(t, confirm.error?.errors ?? [])
  return (
    <Sheet
      open
      middle
      title={t('factor.set_up_title')}
      subtitle={t('factor.set_up_why')}
      onClose={() => onDone(false)}
      onSubmit={() => !confirm.isPending && confirm.mutate({ code: code.trim() })}
      footer={
        <Button kind="main" type="submit" busy={confirm.isPending} disabled={!start.data}>
          {t('factor.check')}
        </Button>
      }
    >
      {start.data ? (
        <>
          <div
            className="qr"
            role="img"
            aria-label={t('factor.qr')}
            dangerouslySetInnerHTML={{ __html: renderSVG(start.data.uri, { border: 2 }) }}
          />
          <p className="dim">{t('factor.by_hand')}</p>
          <p className="codes__secret">
            <code>{start.data.secret}</code>
            <CopyButton text={start.data.secret} />
          </p>
        </>
      ) : (
        <Skeleton lines={4} />
      )}
      <TextField
        label={t('factor.first_code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={setCode}
        error={errorAt('code') && t('factor.wrong')}
      />
    </Sheet>
  )
}
