import { View } from '@tarojs/components'
import { Button } from '@/kit/button/button'
import { Text } from '@/kit/text/text'
import './form-end.scss'

interface FormEndProps {
  /** The id of the button. */
  id: string
  label: string
  /** The server's errors that belong to no field. */
  error: string | undefined
  busy: boolean
  onSend: () => void | Promise<unknown>
}

/** The end of a form: the errors of the whole form, and the submit button. */
export function FormEnd({ id, label, error, busy, onSend }: FormEndProps) {
  return (
    <>
      {error && (
        <Text tone="danger" live="alert">
          {error}
        </Text>
      )}
      <View className="form-end">
        <Button id={id} block busy={busy} label={label} onPress={onSend} />
      </View>
    </>
  )
}
