import type { Tier } from '#contract/plans.ts'
import type { Student } from '#contract/students.ts'

export type Overlay =
  | { kind: 'add' }
  | { kind: 'import'; start: 'file' | 'paste' }
  | { kind: 'delete'; student: Student }
  | { kind: 'full'; limit: number; tier: Tier | null }
