import { useState } from 'react'
import { useMutationOf } from '../../api/use-mutation-of'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/fields/field'
import { Sheet } from '../../kit/over/sheet'
import { errorsAt } from '../../text/failure'
import { useT } from '../../text/use-t'
import { SetUp } from './set-up-second-factor'

interface Props {
  /** Whether the operator has one, or has to set one up first. */
  readonly enrolled: boolean
  readonly onDone: (shown: boolean) => void
}

function Check({ onDone }: Pick<Props, 'onDone'>) {
  const t = useT()
  const [code, setCode] = useState('')
  const check = useMutationOf('opsSecondFactorCheck', { onDone: () => onDone(true) })
  const errorAt = errorsAt(t, check.error?.errors ?? [])
  return (
    <Sheet
      open
      middle
      title={t('factor.title')}
      subtitle={t('factor.why')}
      onClose={() => onDone(false)}
      onSubmit={() => !check.isPending && check.mutate({ code: code.trim() })}
      footer={
        <Button kind="main" type="submit" busy={check.isPending}>
          {t('factor.check')}
        </Button>
      }
    >
      <TextField
        label={t('factor.code')}
        hint={t('factor.code_hint')}
        autoComplete="one-time-code"
        maxLength={30}
        value={code}
        onChange={setCode}
        error={errorAt('code') && t('factor.wrong')}
      />
    </Sheet>
  )
}

/** Asks an operator for the second factor, or sets one up. */
export default function SecondFactor({ enrolled, onDone }: Props) {
  return enrolled ? <Check onDone={onDone} /> : <SetUp onDone={onDone} />
}
