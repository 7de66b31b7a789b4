import { View } from '@tarojs/components'
import { CODE_LENGTH } from '@contract/base/constants'
import { plainDigits } from '@contract/rules/typed-text'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { signInIds } from '../ids'
import './code-field.scss'

interface CodeFieldProps {
  id: string
  value: string
  onInput: (value: string) => void
  onSend: () => Promise<unknown>
  /** Seconds until another code may be sent. */
  left: number
  words: { label: string; hint: string; send: string; wait: string }
  error?: string
  onSubmit?: () => void | Promise<unknown>
}

const NO_DIGIT = /\D+/g

/**
 * A field for six digits from a message, with the button that sends them and a countdown until it can be used again
 * [const.code-length] [const.sms-countdown]. It has no length of its own: that would cut `123 456` before the blank goes.
 */
export function CodeField({ id, value, onInput, onSend, left, words, error, onSubmit }: CodeFieldProps) {
  return (
    <Field
      id={id}
      label={words.label}
      hint={words.hint}
      kind="number"
      autocomplete="one-time-code"
      value={value}
      onInput={(text) => onInput(plainDigits(text).replace(NO_DIGIT, '').slice(0, CODE_LENGTH))}
      error={error}
      onSubmit={onSubmit}
      required
      end={
        <View className="code-field__send">
          <Button
            id={signInIds.codeSend}
            kind="soft"
            size="sm"
            label={left > 0 ? words.wait : words.send}
            disabled={left > 0}
            onPress={onSend}
          />
        </View>
      }
    />
  )
}
