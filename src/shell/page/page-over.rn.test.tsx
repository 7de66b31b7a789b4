import { act, cleanup, render, screen, within } from '@testing-library/react-native'
import { Modal } from 'react-native'
import { Overlay } from '@/kit/overlay/overlay'
import { Text } from '@/kit/text/text'
import { toast } from '@/stores/toast'
import { PageOver } from './page-over.rn'

afterEach(cleanup)

it('lets a dialog of the page show the toast in its own window', () => {
  render(
    <PageOver>
      <Overlay id="sheet" label="Choose a size" onClose={() => undefined}>
        <Text>Small</Text>
      </Overlay>
    </PageOver>,
  )
  act(() => toast.show('No connection'))
  expect(within(screen.UNSAFE_getByType(Modal)).getByText('No connection')).toBeTruthy()
})
