import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test } from 'vitest'
import { HeadingFocus } from './heading-focus.tsx'

afterEach(cleanup)

/** A page whose heading is another once what it shows has come. */
function LatePage() {
  const [isHere, setIsHere] = useState(false)
  return (
    <>
      {isHere ? <h1 key="name">Ana Ruiz</h1> : <h1 key="coming">Conversation</h1>}
      <button type="button" onClick={() => setTimeout(setIsHere, 20, true)}>
        Come
      </button>
    </>
  )
}

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <input aria-label="Search" />
      <main>
        <HeadingFocus />
        {pathname === '/late' ? <LatePage /> : <h1>{pathname + search}</h1>}
        <Link to="/late">Late</Link>
        {search === '' && <Link to="?start=blank">Blank</Link>}
        <Link to="?level=A1">A1</Link>
        <Link to="/classes">Classes</Link>
      </main>
    </>
  )
}

function open() {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/create'] })
  render(<RouterProvider router={router} />)
  return router
}

const focused = () => document.activeElement?.textContent
async function choose(name: string) {
  open()
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('link', { name }))
}

test('another page is read from its heading', async () => {
  await choose('Classes')
  await waitFor(() => expect(focused()).toBe('/classes'))
})

test('a filter keeps the focus', async () => {
  await choose('A1')
  await screen.findByRole('heading', { name: '/create?level=A1' })
  expect(focused()).toBe('A1')
})

test('when the focused element is removed, the focus moves to the heading', async () => {
  await choose('Blank')
  await waitFor(() => expect(focused()).toBe('/create?start=blank'))
})

test('a heading that takes the place of the first has the focus, too', async () => {
  await choose('Late')
  await waitFor(() => expect(focused()).toBe('Conversation'))
  fireEvent.click(screen.getByRole('button', { name: 'Come' }))
  await waitFor(() => expect(focused()).toBe('Ana Ruiz'))
})

test('who has gone on from the heading is left where they are', async () => {
  await choose('Late')
  const button = screen.getByRole('button', { name: 'Come' })
  await userEvent.click(button)
  await screen.findByRole('heading', { name: 'Ana Ruiz' })
  expect(document.activeElement).toBe(button)
})

test('who has turned to the search while the page was coming stays there', async () => {
  const router = open()
  const field = screen.getByRole('textbox', { name: 'Search' })
  await userEvent.click(field)
  await act(() => router.navigate('/classes'))
  expect(document.activeElement).toBe(field)
})
