import { View } from '@tarojs/components'
import { Button } from '@/kit/button/button'
import { Txt } from '@/kit/text/txt'
import './form-end.scss'

interface FormEndProps {
  /** The button's. */
  id: string
  label: string
  /** Errors of the server that belong to no field. */
  error: string | undefined
  busy: boolean
  onSend: () => void | Promise<unknown>
}

/** The end of a form: errors of the form as a whole, and the submit button. */
export function FormEnd({ id, label, error, busy, onSend }: FormEndProps) {
  return (
    <>
      {error && (
        <Txt tone="danger" live="alert">
          {error}
        </Txt>
      )}
      <View className="form-end">
        <Button id={id} block busy={busy} label={label} onPress={onSend} />
      </View>
    </>
  )
}
