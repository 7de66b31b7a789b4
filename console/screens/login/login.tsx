import { useEffect, useRef, useState } from 'react'
import { link } from '@contract/screens'
import { ApiError } from '../../api/api-error'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/fields/field'
import { logIn, NoConsole, openByPass } from '../../session/log-in'
import { session } from '../../session/session'
import { useMarketName } from '../../session/use-market-name'
import { LanguageChoice } from '../../shell/language-choice'
import { errorsAt, failureText } from '../../text/failure'
import { useT } from '../../text/use-t'

type Failure = ApiError | NoConsole

/** Where buyers open a store: in the app, on the same address. */
const OPEN_A_STORE = `/#/${link('shopCreate')}`

function NoConsoleYet() {
  const t = useT()
  return (
    <div className="login__note" role="alert">
      <p>{t('login.buyer')}</p>
      <a className="button button--line" href={OPEN_A_STORE}>
        {t('login.open_a_store')}
      </a>
    </div>
  )
}

function SessionOver() {
  const t = useT()
  const lost = session.lost()
  if (lost === null) return null
  return (
    <p className="login__note" role="status">
      {t(lost === 'operator' ? 'login.over' : 'errors.not_logged_in')}
    </p>
  )
}

/** Runs one way of logging in at a time, and keeps how it failed. */
function useLogin() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = async (way: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await way()
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NoConsole)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, run }
}

/** Log-in of sellers and operators: by the app's one-time code, or by e-mail and password. */
export default function Login({ pass }: { readonly pass: string | null }) {
  const t = useT()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, failure, run } = useLogin()
  const used = useRef<string | null>(null)
  const market = useMarketName()
  useEffect(() => {
    document.title = t('login.title', { market })
  }, [t, market])
  useEffect(() => {
    // once, though React mounts twice while developing
    if (pass === null || used.current === pass) return
    used.current = pass
    void run(() => openByPass(pass))
  })

  const refused = failure instanceof ApiError ? failure : null
  const errorAt = errorsAt(t, refused?.errors ?? [])
  return (
    <main className="login">
      <form
        className="login__card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void run(() => logIn(email.trim(), password))
        }}
      >
        <span className="login__arch" aria-hidden />
        <h1>{t('login.title', { market })}</h1>
        <p className="dim">{t('login.audience')}</p>
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={setEmail}
          error={errorAt('email')}
        />
        <TextField
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errorAt('password')}
        />
        {failure === null && <SessionOver />}
        {failure instanceof NoConsole && <NoConsoleYet />}
        {refused && refused.errors.length === 0 && (
          <p className="field__error" role="alert">
            {pass !== null && email === '' ? t('login.link_over') : failureText(t, refused)}
          </p>
        )}
        <Button kind="main" type="submit" busy={isBusy}>
          {t('login.log_in')}
        </Button>
        <LanguageChoice />
      </form>
    </main>
  )
}
