import { cleanup, render } from '@testing-library/react-native'
import { arrivals } from '../entry/arrivals'
import { useHostPage } from './use-host-page'

function Page() {
  useHostPage(undefined, 'Bazaar')
  return null
}

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

it('reports once that a page exists, above which an address can open another', () => {
  const settled = jest.spyOn(arrivals, 'settled').mockImplementation(() => undefined)
  const page = render(<Page />)
  page.rerender(<Page />)
  expect(settled).toHaveBeenCalledTimes(1)
})
