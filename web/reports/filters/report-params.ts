import * as z from 'zod/mini'
import { type ReportQuery, reportDays } from '#contract/practice/reports.ts'
import { addDays } from '../../charts/days.ts'
import { type Subject, subjects } from '../../app/navigation/report-path.ts'

export const periods = ['30', '90', 'year', 'own'] as const
export type Period = (typeof periods)[number]

export interface ReportParams {
  of?: { kind: Subject; id: string } | undefined
  period: Period
  from?: string | undefined
  to?: string | undefined
}

const isId = (text: string | null): text is string => z.uuid().safeParse(text).success
const isDay = (text: string | null): text is string => z.iso.date().safeParse(text).success

/** Invalid parameters fall back to their defaults. */
export function readReportParams(params: URLSearchParams): ReportParams {
  const kind = subjects.find((one) => isId(params.get(one)))
  const id = kind && params.get(kind)
  const period = periods.find((one) => one === params.get('period')) ?? '30'
  const day = (name: 'from' | 'to') => {
    const text = params.get(name)
    return period === 'own' && isDay(text) ? text : undefined
  }
  return { ...(kind && id && { of: { kind, id } }), period, from: day('from'), to: day('to') }
}

/** Keeps other parameters. */
export function writeReportParams(params: URLSearchParams, { of, period, from, to }: ReportParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [...subjects, 'period', 'from', 'to']) next.delete(name)
  if (of) next.set(of.kind, of.id)
  if (period !== '30') next.set('period', period)
  if (period === 'own' && from) next.set('from', from)
  if (period === 'own' && to) next.set('to', to)
  return next
}

export function problemOf({ period, from, to }: ReportParams, today: string | null): 'wrongOrder' | 'tooLong' | null {
  if (period !== 'own' || !from) return null
  return problemBetween(from, to ?? today)
}

function problemBetween(from: string, to: string | null): 'wrongOrder' | 'tooLong' | null {
  if (!to) return null
  if (from > to) return 'wrongOrder'
  return addDays(from, reportDays.max - 1) < to ? 'tooLong' : null
}

// The school year starts in September in most of the northern hemisphere.
const firstMonth = '09'

export const schoolYearStart = (day: string): string =>
  `${day.slice(5, 7) < firstMonth ? Number(day.slice(0, 4)) - 1 : day.slice(0, 4)}-${firstMonth}-01`

export const dependsOnToday = ({ period, from, to }: ReportParams): boolean =>
  period === '90' || period === 'year' || (period === 'own' && from !== undefined && to === undefined)

export function queryOf(asked: ReportParams, today: string): ReportQuery {
  const { of, period, from, to } = asked
  return {
    ...(of && { [`${of.kind}_id`]: of.id }),
    ...(period === '90' && { from: addDays(today, -89), to: today }),
    ...(period === 'year' && { from: schoolYearStart(today), to: today }),
    ...(period === 'own' && from && { from, to: to ?? today }),
    ...(period === 'own' && !from && to && { to }),
  }
}
