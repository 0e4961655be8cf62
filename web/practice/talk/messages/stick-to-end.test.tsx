import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStickToEnd } from './use-stick-to-end.ts'

/** jsdom has no sizes and no ResizeObserver. */
let sized: (() => void)[] = []
class Sizes {
  constructor(told: () => void) {
    sized.push(told)
  }
  observe = vi.fn()
  disconnect = vi.fn()
}
beforeEach(() => {
  sized = []
  vi.stubGlobal('ResizeObserver', Sizes)
})
afterEach(cleanup)

function List() {
  const ref = useRef<HTMLDivElement>(null)
  const { hasNewBelow, go } = useStickToEnd(ref)
  return (
    <>
      <div ref={ref} role="log" />
      {hasNewBelow && (
        <button type="button" onClick={go}>
          New message
        </button>
      )}
    </>
  )
}

/** A list that is 500 high in a window of 200. */
function open() {
  render(<List />)
  const list = screen.getByRole('log')
  let height = 500
  let seen = 200
  Object.defineProperties(list, { scrollHeight: { get: () => height }, clientHeight: { get: () => seen } })
  list.scrollTo = ((to: ScrollToOptions) => {
    list.scrollTop = to.top ?? 0
  }) as typeof list.scrollTo
  const tell = () => act(() => sized.forEach((told) => told()))
  tell()
  return {
    list,
    grow: (by: number) => {
      height += by
      tell()
    },
    /** The window is resized, and the browser scrolls before the observer is called. */
    turn: (by: number, top: number) => {
      seen -= 100
      height += by
      list.scrollTop = top
      act(() => void list.dispatchEvent(new Event('scroll')))
      tell()
    },
    scroll: (top: number) => {
      list.scrollTop = top
      act(() => void list.dispatchEvent(new Event('scroll')))
    },
  }
}

test('a conversation is at its end, and stays there while it grows', () => {
  const { list, grow } = open()
  expect(list.scrollTop).toBe(500)
  grow(120)
  expect(list.scrollTop).toBe(620)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a reader further up stays there, and is offered a button to the end', async () => {
  const { list, grow, scroll } = open()
  scroll(40)
  expect(screen.queryByRole('button')).toBeNull()
  grow(120)
  expect(list.scrollTop).toBe(40)
  await userEvent.click(screen.getByRole('button', { name: 'New message' }))
  expect(list.scrollTop).toBe(620)
  expect(screen.queryByRole('button')).toBeNull()
  grow(10)
  expect(list.scrollTop).toBe(630)
})

test('scrolling down again by hand is enough', () => {
  const { list, grow, scroll } = open()
  scroll(40)
  grow(120)
  scroll(400)
  expect(screen.queryByRole('button')).toBeNull()
  grow(30)
  expect(list.scrollTop).toBe(650)
})

test('turning the phone keeps the end in sight', () => {
  const { list, turn, grow } = open()
  turn(300, 310)
  expect(list.scrollTop).toBe(800)
  grow(20)
  expect(list.scrollTop).toBe(820)
})

test('a keyboard that covers half of the window is no new message', () => {
  const { list, grow, scroll } = open()
  scroll(40)
  grow(0)
  expect(list.scrollTop).toBe(40)
  expect(screen.queryByRole('button')).toBeNull()
})
