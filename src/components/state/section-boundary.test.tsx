import { byRole, cleanUp, click, render } from '@/components/testing/render'
import { setCurrent } from '@/locales/current'
import { dictionary } from '@/locales/en'
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
  cleanUp()
  jest.restoreAllMocks()
})

it('keeps the page when a section breaks, tells what was thrown, and tries again [screen.section-boundary]', () => {
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
  click(byRole('button', dictionary.common.retry))
  expect(box.textContent).toContain('section')
})
