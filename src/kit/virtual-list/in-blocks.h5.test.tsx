import { cleanup, screen } from '@testing-library/react'
import { render } from '@/testing/render'
import { until } from '@/testing/until'
import { VirtualList } from './virtual-list.h5'

jest.mock('./blocks.h5', () => {
  throw new Error('Loading chunk list-blocks failed')
})

afterEach(cleanup)

it('draws a list whole when the code of its blocks cannot be had', async () => {
  const names = Array.from({ length: 50 }, (_, place) => `name ${place}`)
  render(<VirtualList items={names} keyOf={(name) => name} row={(name) => <p>{name}</p>} />)
  await until(() => screen.queryAllByText(/^name/).length === 50)
})
