import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { eventually } from '#server/test/eventually.ts'
import { lazyWithFallback } from './lazy-with-fallback.tsx'

const otherwise = { Placeholder: () => <p>Placeholder</p>, ErrorFallback: () => <p>ErrorFallback</p> }
const Drawn = () => <p>Drawn</p>

function openPlace() {
  const place = document.createElement('div')
  return { place, root: createRoot(place) }
}

test('what comes for another one while this one is being drawn is shown here, too', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const Face = lazyWithFallback(() => promise, otherwise)
  const { place, root } = openPlace()
  root.render([<Face key="first" />])
  await eventually(() => expect(place.textContent).toBe('Placeholder'))
  await new Promise((done) => setTimeout(done, 20))
  // It stands there, and has not asked yet.
  new MutationObserver(() => resolve(Drawn)).observe(place, { childList: true })
  root.render([<Face key="first" />, <Face key="second" />])
  await eventually(() => expect(place.textContent).toBe('DrawnDrawn'))
  root.unmount()
})

test('something else stands in the place of what does not come', async () => {
  const Face = lazyWithFallback(() => Promise.reject(new Error('away')), otherwise)
  const { place, root } = openPlace()
  root.render(<Face />)
  await eventually(() => expect(place.textContent).toBe('ErrorFallback'))
  root.unmount()
})

test('what was fetched before is there at once', async () => {
  const Face = lazyWithFallback(async () => Drawn, otherwise)
  await Face.prefetch()
  const { place, root } = openPlace()
  const shown: (string | null)[] = []
  new MutationObserver(() => shown.push(place.textContent)).observe(place, { childList: true })
  root.render(<Face />)
  await eventually(() => expect(shown).toEqual(['Drawn']))
  root.unmount()
})
