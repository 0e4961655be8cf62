import type { Rule } from '#server/analysis/grammar/rule.ts'
import { called, feeling, people, whenOnce, withDative } from './shared.ts'

export const fromEs: readonly Rule[] = [
  feeling('es', 'habe'),
  withDative('es'),
  people('es'),
  called('es'),
  whenOnce('es'),
]
