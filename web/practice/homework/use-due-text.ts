import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { localeOf } from '#contract/values/languages.ts'
import type { PracticeTask } from '#contract/teaching/task.ts'

const dayLength = 86_400_000

/** When homework is due, in words: a weekday within six days, or a date. */
export function useDueText(today: string): (task: Pick<PracticeTask, 'due_on' | 'state'>) => string {
  const { t, i18n } = useTranslation('practice')
  const format = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, timeZone: 'UTC' }).format(new Date(day))
  return ({ due_on, state }) => {
    const days = (Date.parse(due_on) - Date.parse(today)) / dayLength
    const isNear = Math.abs(days) <= 6
    const day = format(isNear ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' }, due_on)
    if (state === 'late') return t(($) => (isNear ? $.homework.due.lateWeekday : $.homework.due.lateDate), { day })
    if (days === 0) return t(($) => $.homework.due.today)
    if (days === 1) return t(($) => $.homework.due.tomorrow)
    return t(($) => (isNear ? $.homework.due.weekday : $.homework.due.date), { day })
  }
}
