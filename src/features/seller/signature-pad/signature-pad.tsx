import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { NAME_MAX, isEnglishName, plainName } from '@contract/rules/names'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { Text } from '@/kit/text/text'
import { clear, isSigned, penDown, penMove, type Signature, strokesOf, undo } from '@/domain/signature/signature'
import { t } from '@/locales/t'
import { PenBoard } from './pen-board'
import { signatureIds } from './signature-ids'
import './signature-pad.scss'

interface SignaturePadProps {
  value: Signature
  onChange: (value: Signature) => void
  /** The error, such as a missing signature; announced at once. */
  error?: string
}

/** Takes a signature: drawn with a finger, a mouse or a pen, or typed as a name [rule.signature]. */
export const SignaturePad = observer(function SignaturePad({ value, onChange, error }: SignaturePadProps) {
  // a finger moves more often than the pad is redrawn
  const latest = useRef(value)
  latest.current = value
  const change = (next: Signature) => {
    if (next === latest.current) return
    latest.current = next
    onChange(next)
  }
  const byPen = value.by === 'pen'
  const strokes = strokesOf(value)
  const empty = strokes.length === 0 && value.name === ''
  const wrongName = value.name.trim().length > 1 && !isEnglishName(plainName(value.name))
  return (
    <View className="signature-pad">
      <View className="signature-pad__board theme--light">
        {strokes.length === 0 && (
          <View className="signature-pad__hint">
            <Text tone="ink3">{byPen ? t('signature.draw_here') : t('signature.name_hint')}</Text>
          </View>
        )}
        <PenBoard
          id={signatureIds.board}
          strokes={strokes}
          label={isSigned(value) ? t('signature.signed') : t('signature.empty')}
          still={!byPen}
          onDown={(point) => change(penDown(latest.current, point))}
          onMove={(point) => change(penMove(latest.current, point))}
        />
      </View>
      {error !== undefined && (
        <View className="signature-pad__error">
          <Text id={signatureIds.error} size={13} tone="danger" live="alert">
            {error}
          </Text>
        </View>
      )}
      {!byPen && (
        <View className="signature-pad__name">
          <Field
            id={signatureIds.name}
            label={t('signature.name')}
            value={value.name}
            onInput={(name) => change({ ...latest.current, name })}
            autocomplete="name"
            maxLength={NAME_MAX}
            error={wrongName ? t('rules.name') : undefined}
          />
        </View>
      )}
      <View className="signature-pad__buttons">
        {byPen && (
          <View className="signature-pad__button">
            <Button
              id={signatureIds.undo}
              kind="line"
              size="sm"
              label={t('signature.undo')}
              disabled={empty}
              onPress={() => change(undo(latest.current))}
            />
          </View>
        )}
        <View className="signature-pad__button">
          <Button
            id={signatureIds.clear}
            kind="line"
            size="sm"
            label={t('signature.clear')}
            disabled={empty}
            onPress={() => change(clear(latest.current))}
          />
        </View>
        <View className="signature-pad__button">
          <Button
            id={signatureIds.other}
            kind="soft"
            size="sm"
            label={byPen ? t('signature.by_keyboard') : t('signature.by_pen')}
            onPress={() => change({ ...latest.current, by: byPen ? 'keyboard' : 'pen' })}
          />
        </View>
      </View>
    </View>
  )
})
