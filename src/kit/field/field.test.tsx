import { fireEvent, screen } from '@testing-library/react'
import { saidAt } from '@/testing/find'
import { redraw, render } from '@/testing/render'
import { enter, user } from '@/testing/person'
import { Field } from './field'

const props = { id: 'login-email', label: 'Email', value: '', onInput: jest.fn() }

describe('Field', () => {
  it('has a visible label that names it', () => {
    render(<Field {...props} />)
    expect(screen.getByRole('textbox', { name: 'Email' }).id).toBe('login-email')
  })

  it('ties an error to the field, reads it out, and takes both away when it is right', () => {
    render(<Field {...props} error="Write it like name@example.com" />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    const error = screen.getByRole('alert')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-describedby')).toBe(error.id)
    expect(error.textContent).toBe('Write it like name@example.com')
    redraw(<Field {...props} />)
    expect(input.getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is described by its hint while nothing is wrong', () => {
    render(<Field {...props} hint="We write to it about orders only" />)
    expect(saidAt('Email')).toBe('We write to it about orders only')
  })

  it('hands on what is typed and submits on Enter', async () => {
    const onInput = jest.fn()
    const onSubmit = jest.fn()
    render(<Field {...props} kind="email" autocomplete="email" onInput={onInput} onSubmit={onSubmit} />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    await enter(input, 'robin@example.com')
    expect(onInput).toHaveBeenCalledWith('robin@example.com')
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(input.getAttribute('autocomplete')).toBe('email')
    expect(input.getAttribute('inputmode')).toBe('email')
  })

  it('does not submit while an input method composes', () => {
    const onSubmit = jest.fn()
    render(<Field {...props} onSubmit={onSubmit} />)
    const field = screen.getByRole('textbox', { name: 'Email' })
    fireEvent.keyDown(field, { key: 'Enter', ...{ isComposing: true } })
    // Safari's Enter that confirms a word
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows and hides a password', async () => {
    render(<Field {...props} kind="password" reveal={{ show: 'Show password', hide: 'Hide password' }} />)
    const input = screen.getByLabelText<HTMLInputElement>('Email')
    expect(input.type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input.type).toBe('password')
  })
})
