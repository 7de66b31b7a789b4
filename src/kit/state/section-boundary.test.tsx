import { cleanup, screen } from '@testing-library/react'
import { render } from '@/testing/render'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { user } from '@/testing/person'
import { SectionBoundary } from './section-boundary'

let broken = true
function Section() {
  if (broken) throw new Error('a section broke')
  return <div>section</div>
}

beforeAll(() => setCurrent('en', dictionary))
beforeEach(() => {
  broken = true
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

it('keeps the page when a section breaks, tells what was thrown, and tries again [screen.section-boundary]', async () => {
  const onError = jest.fn()
  const box = render(
    <div>
      <div>rest</div>
      <SectionBoundary onError={onError}>
        <Section />
      </SectionBoundary>
    </div>,
  )
  expect(box.textContent).toContain('rest')
  expect(box.textContent).not.toContain('section')
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'a section broke' }))
  broken = false
  await user.click(screen.getByRole('button', { name: dictionary.common.retry }))
  expect(box.textContent).toContain('section')
})
