import { cleanup, configure, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaticFace } from '../face.tsx'
import { firstLook } from './first-look.ts'
import type { Style } from './style.ts'
import { loadedStyle } from './styles.ts'

// A fetch that failed is tried again after a while, on a machine that may have other work.
configure({ asyncUtilTimeout: 40_000 })

const proxy = vi.hoisted(() => ({ isAway: false }))
vi.mock('./known/lorelei.ts', async (load) => {
  const style = await load<{ lorelei: Style }>()
  return {
    get lorelei() {
      if (proxy.isAway) throw new TypeError('Failed to fetch dynamically imported module')
      return style.lorelei
    },
  }
})
afterEach(cleanup)

test('a face keeps its place until its drawing is there, and is there at once the next time', async () => {
  const first = render(<StaticFace look={firstLook('clay')} label="Tico" />)
  expect(first.getByRole('img', { name: 'Tico' }).querySelector('svg')).toBeNull()
  await waitFor(() => expect(first.container.querySelector('svg')).not.toBeNull())
  const second = render(<StaticFace look={firstLook('clay')} />)
  expect(second.container.querySelector('svg')).not.toBeNull()
})

test('only the style that is shown is fetched', async () => {
  const { container, rerender } = render(<StaticFace look={firstLook('critters')} />)
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
  expect(loadedStyle('notionists')).toBeUndefined()
  rerender(<StaticFace look={firstLook('personas')} />)
  expect(container.querySelector('svg')).toBeNull()
  await waitFor(() => expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('5 1.5 54 54'))
})

test('a face whose drawing failed has something in its place, and comes by itself though the browser was never offline', async () => {
  proxy.isAway = true
  const { container, getByRole } = render(<StaticFace look={firstLook('lorelei')} label="Tico" />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(container.querySelector('svg')).toBeNull()
  expect(getByRole('img', { name: 'Tico' }).firstElementChild).not.toBeNull()
  proxy.isAway = false
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
})
