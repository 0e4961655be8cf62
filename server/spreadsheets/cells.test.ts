import { afterEach, expect, test, vi } from 'vitest'
import { todayIn } from '#server/spreadsheets/cells.ts'

afterEach(() => void vi.useRealTimers())

test('the day in the name of a file is that of the school', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T23:30:00Z'), toFake: ['Date'] })
  expect(todayIn('Europe/Madrid')).toBe('2026-11-28')
  expect(todayIn('America/Sao_Paulo')).toBe('2026-11-27')
})
