import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { BOARD } from '@/domain/signature/board'
import { isSigned, type Signature, UNSIGNED } from '@/domain/signature/signature'
import dictionary from '@/locales/catalogues/en.json'
import { setCurrent } from '@/locales/current'
import { render } from '@/testing/render'
import { enter, user } from '@/testing/person'
import { SignaturePad } from './signature-pad'

let signature: Signature

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState(UNSIGNED)
  signature = value
  return <SignaturePad value={value} onChange={setValue} error={error} />
}

const board = () => screen.getByRole('img', { name: /^Signature, / })
const paths = () => board().querySelectorAll('path').length

/** jsdom lays nothing out and knows no pointers. */
function point(name: string, x: number, y: number, more: object = {}): void {
  const node = board() as unknown as SVGSVGElement
  node.getBoundingClientRect = () => ({ left: 10, top: 20, width: 300, height: 120 }) as DOMRect
  node.setPointerCapture = jest.fn()
  const event = Object.assign(new MouseEvent(name, { bubbles: true, clientX: x, clientY: y }), {
    pointerId: 1,
    ...more,
  })
  act(() => void node.dispatchEvent(event))
}
function draw(...[[x, y], ...rest]: [[number, number], ...[number, number][]]): void {
  point('pointerdown', x, y)
  for (const place of rest) point('pointermove', ...place)
  point('pointerup', x, y)
}

beforeEach(() => setCurrent('en', dictionary))

describe('the signature pad', () => {
  it('is signed by a line in the units of its board, whatever its size', () => {
    render(<Form />)
    expect(board().getAttribute('aria-label')).toBe('Signature, still empty')
    draw([10, 20], [160, 80], [310, 140])
    expect(signature.strokes).toEqual([
      [
        { x: 0, y: 0 },
        { x: 300, y: 120 },
        { x: BOARD.width, y: BOARD.height },
      ],
    ])
    expect(isSigned(signature)).toBe(true)
    expect(board().getAttribute('aria-label')).toBe('Signature, signed')
    expect(paths()).toBe(1)
  })

  it('draws with one pointer, its main button, and only while that is down', () => {
    render(<Form />)
    point('pointermove', 50, 50)
    point('pointerdown', 50, 50, { pointerId: 1 })
    point('pointerdown', 90, 90, { pointerId: 2 })
    point('pointermove', 120, 90, { pointerId: 2 })
    point('pointercancel', 50, 50, { pointerId: 1 })
    point('pointermove', 200, 50, { pointerId: 1 })
    expect(signature.strokes).toEqual([[{ x: 80, y: 60 }]])
  })

  it('takes back the last stroke, and all of them', async () => {
    render(<Form />)
    draw([20, 30], [200, 30])
    draw([20, 60], [200, 60])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(signature.strokes).toHaveLength(1)
    draw([20, 60], [200, 60])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(signature).toEqual(UNSIGNED)
    expect(paths()).toBe(0)
  })

  it('takes a typed name in place of a drawing, and shows it in handwriting', async () => {
    render(<Form />)
    await user.click(screen.getByRole('button', { name: 'Type my name instead' }))
    await enter(screen.getByRole('textbox', { name: 'Full name' }), 'Ada Lovelace')
    expect(isSigned(signature)).toBe(true)
    expect(paths()).toBeGreaterThan(10)
    draw([20, 30], [200, 30])
    expect(signature.strokes).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Draw instead' }))
    expect(paths()).toBe(0)
    expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull()
  })

  it("shows the error of a name that it cannot write, and the form's error", async () => {
    render(<Form error="Sign first" />)
    await user.click(screen.getByRole('button', { name: 'Type my name instead' }))
    await enter(screen.getByRole('textbox', { name: 'Full name' }), 'แอน')
    expect(document.body.textContent).toContain(dictionary.rules.name)
    expect(screen.getByText('Sign first').getAttribute('role')).toBe('alert')
    expect(isSigned(signature)).toBe(false)
  })
})
