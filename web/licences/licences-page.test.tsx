import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { injectSend, shareWorld, type World } from '#server/test/world.ts'
import { openApp } from '../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

test('the licences page lists works, authors and licences without a session', async () => {
  await openApp({ send: injectSend(world.app), path: '/licences' })
  expect(await screen.findByRole('heading', { name: 'Licences' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Lisa Wischofsky' })).not.toEqual([])
  const programs = screen.getByRole('link', { name: 'Software used in this app, with its licences' })
  expect(programs.getAttribute('href')).toBe('/licences.txt')
})
