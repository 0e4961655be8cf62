import { type InterfaceLanguage, localeOf } from '#contract/values/languages.ts'
import type { Report } from '#contract/practice/reports.ts'
import { createDuration } from '../../lib/words/duration.ts'
import { changeOf } from '../figures/change.ts'
import type { Translator } from '../../lib/words/translation/translator.ts'

/** The most that fit on the page. */
const limits = { words: 8, corrections: 4 } as const

export function createFigures(language: InterfaceLanguage) {
  const locale = localeOf(language)
  const [inFull, inShort] = [createDuration(language, 'long'), createDuration(language)]
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    time: (value: number) => inFull(Math.max(1, value)),
    shortTime: (value: number) => inShort(Math.max(1, value)),
    share: (value: number) => percent.format(value),
    number: (value: number) => numbers.format(value),
    list: (items: readonly string[]) => lists.format(items),
  }
}

export function sentencesOf(report: Report, i18n: Translator, language: InterfaceLanguage): string[] {
  const t = i18n.getFixedT(language, 'reports')
  const { time, share, number, list } = createFigures(language)
  const { of, totals, before, vocabulary, corrections, homework } = report
  const { name } = of
  if (totals.conversations === 0) return [t(($) => $.paper.nothing, { name })]
  const change = before.conversations > 0 ? changeOf(totals.minutes, before.minutes, 1) : null
  const used = vocabulary.used.slice(0, limits.words).map(({ word }) => word)
  const again = corrections.flatMap(({ better }) => better ?? []).slice(0, limits.corrections)
  const { direction = 'same', by = 0 } = change ?? {}
  return [
    t(($) => $.paper.practised, { name, count: totals.days, number: number(totals.days), time: time(totals.minutes) }),
    ...(direction === 'same' ? [] : [t(($) => $.paper[direction], { time: time(by) })]),
    ...(totals.stayed === null ? [] : [t(($) => $.paper.stayed, { share: share(totals.stayed) })]),
    ...(homework && homework.set > 0
      ? [
          t(($) => $.paper.homework, {
            set: number(homework.set),
            done: number(homework.done),
            inTime: number(homework.in_time),
          }),
        ]
      : []),
    ...(used.length === 0 ? [] : [t(($) => $.paper.used, { words: list(used) })]),
    ...(again.length === 0 ? [] : [t(($) => $.paper.again, { words: list([...new Set(again)]) })]),
  ]
}
