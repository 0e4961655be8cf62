import type { Rule } from '#server/analysis/grammar/rule.ts'

export const rule = (
  id: string,
  kind: Rule['kind'],
  pattern: Rule['pattern'],
  better: Rule['better'],
  why: string,
  wrong: Rule['wrong'],
  right: readonly string[],
): Rule => ({ id, kind, pattern, better, why, wrong, right })

/** A rule of German, its kind in its id. */
export const ruleOf = (
  id: string,
  kind: Rule['kind'],
  pattern: Rule['pattern'],
  better: Rule['better'],
  why: string,
  wrong: Rule['wrong'],
  right: readonly string[],
): Rule => ({ id: `de.${kind}.${id}`, kind, pattern, better, why, wrong, right })
