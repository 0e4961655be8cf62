import type { Tier } from '#contract/billing/plans.ts'
import type { Student } from '#contract/people/students.ts'

export type Overlay =
  | { kind: 'add' }
  | { kind: 'import'; start: 'file' | 'paste' }
  | { kind: 'delete'; student: Student }
  | { kind: 'full'; limit: number; tier: Tier | null }
