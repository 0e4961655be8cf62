import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../buttons/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from '../fields/text-field.tsx'

afterEach(cleanup)

function Page({ send }: { send: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Add"
        closeLabel="Close"
        form={{
          onSubmit: (event) => {
            event.preventDefault()
            send()
          },
        }}
        footer={<Button type="submit">Send</Button>}
      >
        <TextField label="Name" />
      </Dialog>
    </main>
  )
}

test('a dialog takes the focus to its first field, and Escape gives it back', async () => {
  render(<Page send={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('a double click on the button that opens a dialog leaves it open, and a click beside it closes it', async () => {
  render(<Page send={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  const press = (detail: number) => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      fireEvent(document.body, new MouseEvent(type, { bubbles: true, cancelable: true, detail }))
  }
  press(2)
  expect(screen.getByRole('dialog')).toBeTruthy()
  press(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Enter in a dialog that is a form sends it once', async () => {
  const send = vi.fn()
  render(<Page send={send} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ana{Enter}')
  expect(send).toHaveBeenCalledOnce()
})

test('a typed confirmation works only for the exact text', async () => {
  const confirm = vi.fn()
  render(
    <ConfirmDialog
      open
      onOpenChange={vi.fn()}
      title="Delete?"
      description="Everything goes."
      closeLabel="Close"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={confirm}
      confirmation={{ label: 'Name', expected: 'Escuela' }}
    />,
  )
  const field = await screen.findByRole('textbox', { name: 'Name' })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
  await userEvent.type(field, 'Escuel{Enter}')
  expect(button.disabled).toBe(true)
  await userEvent.type(field, 'a{Enter}')
  expect(confirm).toHaveBeenCalledOnce()
})
