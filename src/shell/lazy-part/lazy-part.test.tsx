import { render, screen } from '@testing-library/react'
import { prepareScreen } from '@/testing/screen'
import { advance, until } from '@/testing/until'
import { reloadForNewBuild } from '@/platform/worker/new-build'
import { showToast } from '@/hooks/show-toast'
import { Boundary } from '@/kit/state/boundary'
import { lazyPart } from './lazy-part.h5'
import { lazySheet } from './lazy-sheet.h5'

jest.mock('@/hooks/show-toast', () => ({ showToast: jest.fn() }))
jest.mock('@/platform/worker/new-build', () => ({ reloadForNewBuild: jest.fn(async () => false) }))

const lostFile = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })

interface Props {
  name: string
  onClose?: () => void
}
const Sheet = ({ name }: Props) => <>sheet of {name}</>
const text = () => document.body.textContent ?? ''

beforeEach(() => {
  prepareScreen()
  jest.mocked(reloadForNewBuild).mockClear()
  jest.mocked(showToast).mockClear()
})

it('is drawn once its code is there, and at once the next time', async () => {
  const load = jest.fn(async () => Sheet)
  const Lazy = lazyPart<Props>(load, { space: <>space</> })
  const first = render(<Lazy name="tea" />)
  expect(text()).toContain('space')
  await screen.findByText('sheet of tea')
  first.unmount()
  render(<Lazy name="coffee" />)
  expect(text()).toBe('sheet of coffee')
  expect(load).toHaveBeenCalledTimes(1)
})

it('closes what it would have been when its code is lost, says so, and asks again at the next use', async () => {
  const load = jest.fn(async () => Sheet)
  load.mockRejectedValueOnce(lostFile())
  const onClose = jest.fn()
  const Lazy = lazyPart<Props>(load, { lost: (props) => props.onClose?.() })
  const first = render(<Lazy name="tea" onClose={onClose} />)
  await until(() => onClose.mock.calls.length === 1)
  expect(showToast).toHaveBeenCalledTimes(1)
  first.unmount()
  render(<Lazy name="tea" onClose={onClose} />)
  await screen.findByText('sheet of tea')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('leaves everything as it is when another build reloads the page', async () => {
  jest.mocked(reloadForNewBuild).mockResolvedValueOnce(true)
  const onClose = jest.fn()
  const Lazy = lazyPart<Props>(() => Promise.reject(lostFile()), { lost: (props) => props.onClose?.() })
  render(<Lazy name="tea" onClose={onClose} />)
  await until(() => jest.mocked(reloadForNewBuild).mock.calls.length === 1)
  await Promise.resolve()
  expect([jest.mocked(showToast).mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
})

it('hands an error of its own code to the page, which shows and reports it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Lazy = lazyPart<Props>(() => Promise.reject(new TypeError('broken')))
  render(
    <Boundary instead={() => <>this did not load</>}>
      <Lazy name="tea" />
    </Boundary>,
  )
  await screen.findByText('this did not load')
  expect(reloadForNewBuild).not.toHaveBeenCalled()
})

it('is there at its first use when it came ahead', async () => {
  const load = jest.fn(async () => Sheet)
  const Lazy = lazyPart<Props>(load, { ahead: true })
  await advance(2_999)
  expect(load).not.toHaveBeenCalled()
  await advance(1)
  render(<Lazy name="tea" />)
  expect(text()).toBe('sheet of tea')
  expect(load).toHaveBeenCalledTimes(1)
})

it('is asked for again at its first use when it did not come ahead', async () => {
  const load = jest.fn(async () => Sheet)
  load.mockRejectedValueOnce(lostFile())
  const Lazy = lazyPart<Props>(load, { ahead: true })
  await advance(3_000)
  render(<Lazy name="tea" />)
  await screen.findByText('sheet of tea')
  expect(showToast).not.toHaveBeenCalled()
})

it('answers the tap that opens a sheet before its code is there', async () => {
  let came: (sheet: typeof Sheet) => void = () => undefined
  const Lazy = lazySheet<Props & { onClose: () => void }>(() => new Promise((resolve) => (came = resolve)))
  render(<Lazy name="tea" onClose={jest.fn()} />)
  expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Cargando')
  came(Sheet)
  await screen.findByText('sheet of tea')
  expect(screen.queryByRole('status')).toBeNull()
})
