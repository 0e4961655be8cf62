import type { Rule } from '#server/analysis/grammar/rule.ts'
import { called, feeling, people, whenOnce, withDative } from './shared.ts'

export const fromFr: readonly Rule[] = [
  feeling('fr', 'habe'),
  withDative('fr'),
  called('fr'),
  people('fr'),
  whenOnce('fr'),
]
