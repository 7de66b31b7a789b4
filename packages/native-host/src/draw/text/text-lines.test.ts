import { makeTree, words } from '../../../test/support/make-tree'
import { widthOf } from '../../text/advance'
import { linesOfInput, linesOfText } from './text-lines'

const look = { fontSize: 20, bold: false, letterSpacing: 0 }
const SHORT = ['Tea', 'Coffee', 'Two cups', 'A red teapot', 'Green plant', 'Wooden train', 'Warm light bulb']

/** A text whose box would be narrower than its letters if it were rounded to the nearest half px. */
function nearlyCut(): string {
  const found = SHORT.find((text) => widthOf(text, look) % 0.5 > 0.03 && widthOf(text, look) % 0.5 < 0.2)
  if (!found) throw new Error('no text here is of such a width')
  return found
}

const linesIn = async (text: string, width: number, props: object) => {
  const tree = await makeTree([{ props: { width }, children: [words(text, { fontSize: 20, ...props })] }])
  return linesOfText(tree.root.children[0]!.children[0]!)
}

describe('the lines that are drawn', () => {
  it('are those that were laid out, although the box is rounded to whole pixels', async () => {
    const text = nearlyCut()
    const width = widthOf(text, look) + 0.02
    expect((await linesIn(text, width, {})).lines).toHaveLength(1)
    expect((await linesIn(text, width, { numberOfLines: 1 })).cut).toBe(false)
  })

  it("break in the text's final box", async () => {
    const tree = await makeTree([{ props: { width: 300 }, children: [words('one two three four', { fontSize: 20 })] }])
    const text = tree.root.children[0]!.children[0]!
    expect(linesOfText(text).lines).toHaveLength(1)
    text.box = { ...text.box, width: 100 }
    expect(linesOfText(text).lines.length).toBeGreaterThan(1)
  })

  it('are one for an input, however long, unless it is multiline', async () => {
    const input = (multiline: boolean) => ({
      name: 'AndroidTextInput',
      props: { width: 60, height: 40, fontSize: 20, text: 'one two three', multiline },
    })
    const tree = await makeTree([input(false), input(true)])
    const [one, more] = tree.root.children.map((node) => linesOfInput(node).layout.lines.length)
    expect(one).toBe(1)
    expect(more).toBeGreaterThan(1)
  })
})
