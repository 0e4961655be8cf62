import type { ActPack } from '#server/analysis/acts/act.ts'
export const acts: ActPack = {
  rules: [],
  fillers: [],
  respelt: {},
  choice: { or: [], first: [], second: [], beside: [] },
}
