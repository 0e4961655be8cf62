import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a button that is saving says so and can not be pressed twice', async () => {
  const press = vi.fn()
  const { rerender } = render(
    <Button pendingLabel="Saving…" onClick={press}>
      Save
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  rerender(
    <Button pending pendingLabel="Saving…" onClick={press}>
      Save
    </Button>,
  )
  const saving = screen.getByRole('button', { name: 'Saving…' })
  saving.focus()
  await userEvent.keyboard('{Enter}')

  expect(press).toHaveBeenCalledOnce()
  expect(saving.getAttribute('aria-disabled')).toBe('true')
})

test('Enter in a field does not send the form again while the button is pending', async () => {
  const send = vi.fn((event: Event) => event.preventDefault())
  render(
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <input aria-label="Name" />
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana{Enter}')
  expect(send).not.toHaveBeenCalled()
})
