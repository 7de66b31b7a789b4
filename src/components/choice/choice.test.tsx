import { byRole, cleanUp, click, render } from '@/components/testing/render'
import { Choice } from './choice'

afterEach(cleanUp)

describe('Choice', () => {
  it('says whether it is chosen', () => {
    render(<Choice text="Medium" chosen onPress={jest.fn()} />)
    expect(byRole('radio', 'Medium').getAttribute('aria-checked')).toBe('true')
  })

  it('is struck but can be tapped when impossible, so that the page can say why', () => {
    const onPress = jest.fn()
    render(<Choice text="Large" label="Large, sold out" impossible onPress={onPress} />)
    const choice = byRole('radio', 'Large, sold out')
    click(choice)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(choice.querySelector('.txt--struck')).not.toBeNull()
  })
})
