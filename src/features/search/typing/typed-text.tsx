import { Text } from '@/kit/text/text'
import { typedPart } from '@/domain/text/typed-part'

/** A suggestion of which what is to come is bold, and what was typed is not. */
export function TypedText({ text, typed }: { text: string; typed: string }) {
  const part = typedPart(text, typed)
  if (part === null) return <>{text}</>
  return (
    <>
      {part.before !== '' && (
        <Text bold inline>
          {part.before}
        </Text>
      )}
      {part.typed}
      {part.after !== '' && (
        <Text bold inline>
          {part.after}
        </Text>
      )}
    </>
  )
}
