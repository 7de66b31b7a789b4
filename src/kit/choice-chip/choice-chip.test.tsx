import { screen } from '@testing-library/react'
import { render } from '@/testing/render'
import { user } from '@/testing/person'
import { ChoiceChip } from './choice-chip'

describe('ChoiceChip', () => {
  it('says whether it is chosen', () => {
    render(<ChoiceChip text="Medium" chosen onPress={jest.fn()} />)
    expect(screen.getByRole('radio', { name: 'Medium' }).getAttribute('aria-checked')).toBe('true')
  })

  it('is struck but can be tapped when impossible, so that the page can say why', async () => {
    const onPress = jest.fn()
    render(<ChoiceChip text="Large" label="Large, sold out" impossible onPress={onPress} />)
    const choice = screen.getByRole('radio', { name: 'Large, sold out' })
    await user.click(choice)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Large').className).toContain('txt--struck')
  })
})
