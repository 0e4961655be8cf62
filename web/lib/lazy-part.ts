import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/**
 * A part of a page that is fetched when it is first shown. Without a connection it comes once there is one again: a page
 * must not fall over because a dialog of it could not be fetched.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((error: unknown) => loadLater(load, error)) }))

async function loadLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  error: unknown,
): Promise<ComponentType<Props>> {
  if (navigator.onLine) throw error
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  return load()
}
