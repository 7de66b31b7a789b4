import { render } from '@/testing/render'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { ApiError } from '@/services/api-error'
import { LoadStates } from './load-states'

beforeAll(() => setCurrent('en', dictionary))

const failed = (error: ApiError) => ({ state: 'failed', data: undefined, error, reload: () => undefined }) as const
const drawn = (error: ApiError) =>
  render(
    <LoadStates load={failed(error)} skeleton={null}>
      {() => null}
    </LoadStates>,
  ).textContent

it('says that the shop cannot answer now where that is what happened [transport.unavailable]', () => {
  const away = new ApiError('interface', 'The shop rests', { data: { reason: 'unavailable' } })
  expect(drawn(away)).toContain('The shop rests')
})

it('keeps its own words for whatever else went wrong', () => {
  expect(drawn(new ApiError('interface', 'Interface error'))).not.toContain('Interface error')
})
