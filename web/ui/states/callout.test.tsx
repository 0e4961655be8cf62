import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Callout } from './callout.tsx'

afterEach(cleanup)

test('the icon is placed by the words, wherever a button beside them moves these', () => {
  render(<Callout actions={<button type="button">Go</button>}>Something to know</Callout>)
  const words = screen.getByText('Something to know').parentElement
  expect(words?.querySelector('svg')).toBeTruthy()
  expect(words?.querySelector('button')).toBeNull()
})
