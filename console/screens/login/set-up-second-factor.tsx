import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import { useMutationOf } from '../../api/use-mutation-of'
import { Button } from '../../kit/button'
import { CopyButton } from '../../kit/copy-button'
import { TextField } from '../../kit/fields/field'
import { Skeleton } from '../../kit/load-states'
import { Sheet } from '../../kit/over/sheet'
import { toast } from '../../kit/over/toast'
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

type Start = ReturnType<typeof useMutationOf<'opsSecondFactorStart'>>

/** Whether the server asks for the code of a mail first: also while it checks a typed one. */
const wantsMailCode = ({ error, variables }: Start): boolean =>
  variables?.mail_code !== undefined || error?.errors.some(({ field }) => field === 'mail_code') === true

/** Asks for the code of a mail, without which nobody sets up a first second factor. */
function MailCode({ start, onDone }: { readonly start: Start; readonly onDone: Done }) {
  const t = useT()
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const mail = useMutationOf('opsSecondFactorMail', { onDone: () => toast(t('balance.code_sent')) })
  const missing = code.trim() === '' ? t('rules.required') : undefined
  const wrong =
    start.variables?.mail_code !== undefined && start.error?.errors.length ? t('errors.wrong_code') : undefined
  return (
    <Sheet
      open
      middle
      title={t('factor.set_up_title')}
      subtitle={t('factor.mail_why')}
      onClose={() => onDone(false)}
      onSubmit={() => {
        setAsked(true)
        if (missing === undefined && !start.isPending) start.mutate({ mail_code: code.trim() })
      }}
      footer={
        <Button kind="main" type="submit" busy={start.isPending}>
          {t('factor.check')}
        </Button>
      }
    >
      <Button small busy={mail.isPending} onClick={() => mail.mutate({})}>
        {t('balance.send_code')}
      </Button>
      <TextField
        label={t('factor.mail_code')}
        hint={t('factor.mail_hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={setCode}
        error={isAsked ? (missing ?? wrong) : undefined}
      />
    </Sheet>
  )
}

/** Sets up an authenticator app: the code of a mail, the secret to scan, its first code, and the recovery codes. */
export function SetUp({ onDone }: { readonly onDone: Done }) {
  const t = useT()
  const [code, setCode] = useState('')
  const start = useMutationOf('opsSecondFactorStart')
  const confirm = useMutationOf('opsSecondFactorConfirm')
  const { mutate } = start
  useEffect(() => mutate({}), [mutate])
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recovery_codes} onDone={onDone} />

  if (!start.data && wantsMailCode(start)) return <MailCode start={start} onDone={onDone} />

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
