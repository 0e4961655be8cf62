import { formatCount, milliseconds, quantile } from '../outages/figures.ts'
import type { Finding } from '../proof.ts'
import type { Sample } from './samples.ts'
import type { ActionResult } from './soak.ts'
import { trendOf } from './trend.ts'

interface SoakRun {
  done: readonly ActionResult[]
  samples: readonly Sample[]
  minutes: number
  size: { before: number; after: number }
}

const hour = 3_600_000
/** Relative growth an hour. 100 bytes per action would be 14 %; two heap snapshots 18,000 actions apart differed by 0.6 MB, mostly compiled code. */
const flat = 0.05
const maxGrowth = 0.25
/** The ratio of the peaks in the last and the second quarter. */
const maxPeakRatio = 1.05
const maxNewHandles = 10
/** Normal variation on a machine with other load. */
const tolerance = { factor: 1.5, milliseconds: 50 }

export function judge(day: SoakRun): Finding[] {
  return [judgeErrors(day), judgeMemory(day), judgeHeap(day), judgeHandles(day), ...judgeTimes(day), judgeSize(day)]
}

function judgeErrors({ done, minutes, samples }: SoakRun): Finding {
  const failed = done.filter(({ failure }) => failure !== null)
  const [first] = samples
  const last = samples.at(-1)
  const busy = first && last ? (last.cpu - first.cpu) / ((last.at - first.at) / 1000) : 0
  const what = [...new Set(failed.map(({ kind, failure }) => `${kind}: ${failure}`))].slice(0, 3)
  return {
    what: 'Errors',
    tried: `${formatCount(done.length)} actions in ${minutes} minutes; server and database used ${busy.toFixed(2)} cores`,
    found: `${failed.length}${what.length > 0 ? ` (${what.join('; ')})` : ''}`,
    hasPassed: failed.length === 0 && done.length > 0,
  }
}

const between = (samples: readonly Sample[], from: number, to: number): Sample[] => {
  const [startedAt, ended] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0]
  const share = ({ at }: Sample) => (at - startedAt) / (ended - startedAt)
  return samples.filter((sample) => share(sample) >= from && share(sample) <= to)
}
const secondHalf = (samples: readonly Sample[]): Sample[] => between(samples, 0.5, 1)

// V8 raises the heap limit in steps; a leak would raise the highest one.
function judgeMemory({ samples }: SoakRun): Finding {
  const most = (from: number, to: number) => Math.max(...between(samples, from, to).map(({ memory }) => memory))
  const [first, early, late] = [samples[0]?.memory ?? 0, most(0.25, 0.5), most(0.75, 1)]
  return {
    what: 'Memory of the server: the peak does not rise',
    tried: `${samples.length} readings`,
    found: `${megabytes(first)} at first, at most ${megabytes(early)} in the second quarter and ${megabytes(late)} in the last`,
    hasPassed: samples.length > 7 && late <= early * maxPeakRatio,
  }
}

function judgeHeap({ samples }: SoakRun): Finding {
  const half = secondHalf(samples)
  const { slope, margin, mean } = trendOf(half.map(({ at, heap }) => ({ x: at / hour, y: heap })))
  const growth = slope / mean
  const percent = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)} %`
  return {
    what: 'Heap after garbage collection: flat over the second half',
    tried: `${half.length} readings`,
    found: `${megabytes(samples[0]?.heap ?? 0)} at first, ${megabytes(mean)} in the second half, ${percent(growth)} an hour ± ${((margin / mean) * 100).toFixed(1)} %`,
    hasPassed: half.length > 2 && (slope - margin) / mean <= flat && growth <= maxGrowth,
  }
}

function judgeHandles({ samples }: SoakRun): Finding {
  const half = secondHalf(samples)
  const [first] = half
  const last = half.at(-1)
  const most = Math.max(...samples.map(({ connections }) => connections))
  const growth = (last?.handles ?? 0) - (first?.handles ?? 0)
  return {
    what: 'Open handles and connections to the database do not grow',
    tried: `${samples.length} readings`,
    found: `${samples[0]?.handles ?? 0} handles at first, ${first?.handles ?? 0} in the middle, ${last?.handles ?? 0} at the end; at most ${most} connections`,
    hasPassed: samples.length > 3 && growth <= maxNewHandles && most <= 20,
  }
}

function judgeTimes({ done }: SoakRun): Finding[] {
  const startedAt = Math.min(...done.map(({ at }) => at))
  const length = Math.max(...done.map(({ at }) => at)) - startedAt
  const kinds = [...new Set(done.map(({ kind }) => kind))].filter((kind) => kind !== 'none')
  // The first minute is warm-up.
  const quarter = (kind: string | null, from: number) =>
    done.filter(
      (one) =>
        (kind === null || one.kind === kind) &&
        one.at - startedAt >= Math.max(from * length, Math.min(60_000, length / 10)) &&
        one.at - startedAt < (from + 0.25) * length,
    )
  const of = (kind: string | null, from: number, share: number) =>
    quantile(
      quarter(kind, from).map(({ ms }) => ms),
      share,
    )
  const [first, last] = [of(null, 0, 0.99), of(null, 0.75, 0.99)]
  const each = kinds.map(
    (kind) => `${kind} ${milliseconds(of(kind, 0.75, 0.5))} / ${milliseconds(of(kind, 0.75, 0.99))}`,
  )
  return [
    {
      what: 'The 99th percentile is the same at the end as at the start',
      tried: `first and last quarter, ${formatCount(quarter(null, 0).length)} and ${formatCount(quarter(null, 0.75).length)} actions`,
      found: `${milliseconds(first)}, then ${milliseconds(last)}`,
      hasPassed: last <= first * tolerance.factor + tolerance.milliseconds,
    },
    {
      what: 'Median / 99th percentile of the last quarter',
      tried: `${kinds.length} kinds of actions`,
      found: each.join(', '),
      hasPassed: true,
    },
  ]
}

const judgeSize = ({ size: { before, after }, samples }: SoakRun): Finding => ({
  what: 'Size of the database, and memory of its processes',
  tried: 'before and after',
  found: `${megabytes(before)}, then ${megabytes(after)}; ${megabytes(samples[0]?.databaseMemory ?? 0)}, then ${megabytes(samples.at(-1)?.databaseMemory ?? 0)}`,
  hasPassed: after < before * 5 + 200e6,
})

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
