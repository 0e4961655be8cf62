import type { Rule } from '#server/analysis/grammar/rule.ts'
import { feeling, job, people, whenOnce, withDative } from './shared.ts'

export const fromEn: readonly Rule[] = [feeling('en', 'bin'), withDative('en'), people('en'), job('en'), whenOnce('en')]
