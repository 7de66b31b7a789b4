import { useEffect, useState, type RefObject } from 'react'
import { useT } from '../../text/use-t'
import { cx } from '../cx'

/** What the tools do, by the browser's names for it. */
const TOOLS = [
  { name: 'heading', command: 'formatBlock', value: 'h2' },
  { name: 'subheading', command: 'formatBlock', value: 'h3' },
  { name: 'paragraph', command: 'formatBlock', value: 'p' },
  { name: 'bold', command: 'bold' },
  { name: 'italic', command: 'italic' },
  { name: 'bullets', command: 'insertUnorderedList' },
  { name: 'numbers', command: 'insertOrderedList' },
] as const

type Tool = (typeof TOOLS)[number]

const isOn = (tool: Tool): boolean =>
  'value' in tool
    ? document.queryCommandValue(tool.command).toLowerCase() === tool.value
    : document.queryCommandState(tool.command)

/** The tools that hold where the cursor is. */
function usePressed(text: RefObject<HTMLElement>): readonly string[] {
  const [pressed, setPressed] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () => {
      if (text.current?.contains(document.getSelection()?.anchorNode ?? null) !== true) return
      const next = TOOLS.filter(isOn).map(({ name }) => name)
      setPressed((now) => (now.join() === next.join() ? now : next))
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [text])
  return pressed
}

interface Props {
  readonly text: RefObject<HTMLElement>
  readonly onLink: () => void
  readonly onDone: () => void
}

/** The tools of a rich text, each with its word. */
export function Toolbar({ text, onLink, onDone }: Props) {
  const t = useT()
  const pressed = usePressed(text)
  const run = (command: string, value?: string) => {
    text.current?.focus()
    document.execCommand(command, false, value)
    onDone()
  }
  const plain = (name: 'link' | 'unlink', onClick: () => void) => (
    <button type="button" className="rich__tool" onMouseDown={(event) => event.preventDefault()} onClick={onClick}>
      {t(`rich.${name}`)}
    </button>
  )
  return (
    <div className="rich__tools" role="group" aria-label={t('rich.tools')}>
      {TOOLS.map((tool) => (
        <button
          key={tool.name}
          type="button"
          className={cx('rich__tool', pressed.includes(tool.name) && 'rich__tool--on')}
          aria-pressed={pressed.includes(tool.name)}
          // the text keeps what is selected in it
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(tool.command, 'value' in tool ? tool.value : undefined)}
        >
          {t(`rich.${tool.name}`)}
        </button>
      ))}
      {plain('link', onLink)}
      {plain('unlink', () => run('unlink'))}
    </div>
  )
}
