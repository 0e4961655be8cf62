import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveConversation, openConversation, replaceConversation, useConversationId } from './address.ts'
import { sideOf } from '../../messages/reading-side.ts'
import { studentHash } from './student-hash.ts'

const Here = () => <p>{useConversationId() ?? 'home'}</p>
beforeEach(() => {
  history.replaceState(null, '', '/practice')
  render(<Here />)
})
afterEach(cleanup)

test('a conversation has an address', () => {
  act(() => openConversation('one'))
  screen.getByText('one')
  expect(location.search + location.hash).toBe('?c=one')
})

test('leaving goes back where the conversation was opened here', async () => {
  act(() => openConversation('one'))
  const back = vi.spyOn(history, 'back')
  act(leaveConversation)
  expect(back).toHaveBeenCalled()
  await screen.findByText('home')
})

test('leaving shows the start page where the address was opened from outside', async () => {
  history.replaceState(null, '', '/practice?c=one')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  screen.getByText('one')
  act(leaveConversation)
  screen.getByText('home')
  expect(location.search).toBe('')
})

test('a conversation in place of another leaves no step between it and the start page', () => {
  act(() => openConversation('one'))
  const steps = history.length
  act(() => replaceConversation('two'))
  screen.getByText('two')
  expect(history.length).toBe(steps)
})

test('a device remembers a student by a mark that tells nothing', () => {
  const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.sig`
  expect(studentHash(tokenOf('ana'))).toBe(studentHash(tokenOf('ana')))
  expect(studentHash(tokenOf('ana'))).not.toBe(studentHash(tokenOf('bruno')))
  expect(studentHash(tokenOf('ana'))).not.toContain('ana')
  expect(studentHash('no token')).toBe(studentHash(''))
})

test('Arabic and Hebrew are read from the right, unless they are written in other letters', () => {
  expect([sideOf('ar'), sideOf('he', 'שלום'), sideOf('ar', 'OK'), sideOf('es', 'hola')]).toEqual([
    'rtl',
    'rtl',
    'ltr',
    'ltr',
  ])
})
