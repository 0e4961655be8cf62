import { lazyWithFallback } from '../lazy-with-fallback.tsx'

export const ThisDevice = lazyWithFallback(async () => (await import('./this-device.tsx')).ThisDevice, {
  Placeholder: () => null,
  ErrorFallback: () => null,
})
