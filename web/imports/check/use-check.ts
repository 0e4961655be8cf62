import { useState } from 'react'
import { ApiError, type ErrorCode } from '#contract/errors.ts'
import type { ImportRow } from '#contract/people/imports.ts'
import { useColumns, useRefreshPreview, useRun } from '../imports.api.ts'
import { isTickable, isTicked, noTicks, tickAll, tickedRows } from './ticks.ts'
import type { WizardState } from '../use-wizard.ts'
import { isSkipped } from '../rows/verdict-tone.ts'

const staleCodes: ReadonlySet<ErrorCode> = new Set(['student_limit_reached', 'student_elsewhere', 'not_found'])

/** The school has changed since the preview: the rows must be checked again. */
export const isStalePreview = (error: unknown): boolean => error instanceof ApiError && staleCodes.has(error.code)

export function useCheck({ importId, preview, choose, startOver, importMore, finish }: WizardState) {
  const [ticks, setTicks] = useState(noTicks)
  const run = useRun(importId ?? '')
  const columns = useColumns(importId ?? '')
  const refresh = useRefreshPreview(importId ?? '')

  const rows = preview.data?.rows ?? []
  const ticked = tickedRows(ticks, rows)
  const { used, limit } = preview.data?.seats ?? { used: 0, limit: 0 }
  const seatsLeft = Math.max(0, limit - used)

  const reset = () => {
    setTicks(noTicks)
    run.reset()
    columns.reset()
  }
  const add = () =>
    run.mutate(ticked, {
      onSuccess: finish,
      onError: (error) => {
        if (isStalePreview(error)) void refresh()
      },
    })

  return {
    run,
    columns,
    refresh,
    seatsLeft,
    seatLimit: limit,
    tickedCount: ticked.length,
    tooMany: Math.max(0, ticked.length - seatsLeft),
    isAsProposed: ticks.size === 0,
    leftOut: rows.filter((row) => isSkipped(row) && !isTicked(ticks, row)).length,
    /** Rows whose only problem is a missing seat. */
    seatless: rows.filter((row) => row.verdict === 'over_limit' && !isTicked(ticks, row)).length,
    isTickable: (row: ImportRow) => isTicked(ticks, row) || isTickable(row, seatsLeft - ticked.length),
    isTicked: (row: ImportRow) => isTicked(ticks, row),
    tick: (some: readonly ImportRow[], on: boolean) => setTicks(tickAll(ticks, some, on)),
    add,
    chooseAnother: () => {
      reset()
      choose()
    },
    startOver: () => {
      reset()
      startOver()
    },
    continueImport: async () => {
      await refresh()
      reset()
      importMore()
    },
  }
}

export type Check = ReturnType<typeof useCheck>
