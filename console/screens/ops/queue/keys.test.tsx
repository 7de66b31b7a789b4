import { fireEvent, render, screen } from '@testing-library/react'
import { useKeys } from './keys'

function Pane({ isOn = true, onStep, onApprove }: { isOn?: boolean; onStep: (by: 1 | -1) => void; onApprove(): void }) {
  useKeys(isOn, onStep)
  return (
    <>
      <button type="button" data-queue-key="a" onClick={onApprove}>
        Approve
      </button>
      <textarea aria-label="Remark" />
    </>
  )
}

it('goes on and back, and presses what says so', () => {
  const onStep = jest.fn()
  const onApprove = jest.fn()
  render(<Pane {...{ onStep, onApprove }} />)
  for (const key of ['j', 'K', 'a', 'r', 'x']) fireEvent.keyDown(document.body, { key })
  expect(onStep.mock.calls).toEqual([[1], [-1]])
  expect(onApprove).toHaveBeenCalledTimes(1)
})

it('leaves letters to fields and to the browser, and all of them when it is off', () => {
  const onStep = jest.fn()
  const onApprove = jest.fn()
  const { rerender } = render(<Pane {...{ onStep, onApprove }} />)
  fireEvent.keyDown(screen.getByLabelText('Remark'), { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })
  rerender(<Pane isOn={false} {...{ onStep, onApprove }} />)
  fireEvent.keyDown(document.body, { key: 'j' })
  expect([onStep, onApprove].map((each) => each.mock.calls.length)).toEqual([0, 0])
})
