import { counted, milliseconds, quantile } from '../outages/figures.ts'
import type { Finding } from '../proof.ts'
import type { Sample } from './samples.ts'
import type { Done } from './soak.ts'
import { trendOf } from './trend.ts'

interface Day {
  done: readonly Done[]
  samples: readonly Sample[]
  minutes: number
  size: { before: number; after: number }
}

const hour = 3_600_000
/**
 * Growth an hour, of what there is, that is called flat; more is wrong where it is surely more. A hundred bytes an errand
 * would be 14 %. Two snapshots of the heap with 18,000 errands between them differed by 0.6 MB, nearly all of it compiled code.
 */
const flat = 0.05
/** Growth that is wrong even where the readings scatter so much that nothing is sure. */
const mostGrowth = 0.25
/** The peak of the last quarter against that of the second. */
const highestPeak = 1.05
const mostHandles = 10
/** What scatters by itself, on a machine that does other things, too. */
const slower = { factor: 1.5, more: 50 }

/** Judges a day by its samples: each rule is a number above. */
export function judge(day: Day): Finding[] {
  return [judgeErrors(day), judgeMemory(day), judgeHeap(day), judgeHandles(day), ...judgeTimes(day), judgeSize(day)]
}

function judgeErrors({ done, minutes, samples }: Day): Finding {
  const failed = done.filter(({ failure }) => failure !== null)
  const [first] = samples
  const last = samples.at(-1)
  const busy = first && last ? (last.cpu - first.cpu) / ((last.at - first.at) / 1000) : 0
  const what = [...new Set(failed.map(({ kind, failure }) => `${kind}: ${failure}`))].slice(0, 3)
  return {
    what: 'Errors',
    tried: `${counted(done.length)} errands in ${minutes} minutes; server and database kept ${busy.toFixed(2)} cores busy`,
    found: `${failed.length}${what.length > 0 ? ` (${what.join('; ')})` : ''}`,
    isRight: failed.length === 0 && done.length > 0,
  }
}

const between = (samples: readonly Sample[], from: number, to: number): Sample[] => {
  const [begun, ended] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0]
  const share = ({ at }: Sample) => (at - begun) / (ended - begun)
  return samples.filter((sample) => share(sample) >= from && share(sample) <= to)
}
const secondHalf = (samples: readonly Sample[]): Sample[] => between(samples, 0.5, 1)

// What a heap may grow to before it is collected is V8's to choose, by steps; a leak would lift the highest of them.
function judgeMemory({ samples }: Day): Finding {
  const most = (from: number, to: number) => Math.max(...between(samples, from, to).map(({ memory }) => memory))
  const [first, early, late] = [samples[0]?.memory ?? 0, most(0.25, 0.5), most(0.75, 1)]
  return {
    what: 'Memory of the server: its peak does not rise',
    tried: `${samples.length} readings`,
    found: `${megabytes(first)} at first, at most ${megabytes(early)} in the second quarter and ${megabytes(late)} in the last`,
    isRight: samples.length > 7 && late <= early * highestPeak,
  }
}

function judgeHeap({ samples }: Day): Finding {
  const half = secondHalf(samples)
  const { slope, doubt, mean } = trendOf(half.map(({ at, heap }) => ({ x: at / hour, y: heap })))
  const growth = slope / mean
  const percent = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)} %`
  return {
    what: 'What is left on its heap after a collection: flat over the second half',
    tried: `${half.length} readings`,
    found: `${megabytes(samples[0]?.heap ?? 0)} at first, ${megabytes(mean)} in the second half, ${percent(growth)} an hour ± ${((doubt / mean) * 100).toFixed(1)} %`,
    isRight: half.length > 2 && (slope - doubt) / mean <= flat && growth <= mostGrowth,
  }
}

function judgeHandles({ samples }: Day): Finding {
  const half = secondHalf(samples)
  const [first] = half
  const last = half.at(-1)
  const most = Math.max(...samples.map(({ connections }) => connections))
  const growth = (last?.handles ?? 0) - (first?.handles ?? 0)
  return {
    what: 'Open handles and connections to the database do not grow',
    tried: `${samples.length} readings`,
    found: `${samples[0]?.handles ?? 0} handles at first, ${first?.handles ?? 0} in the middle, ${last?.handles ?? 0} at the end; at most ${most} connections`,
    isRight: samples.length > 3 && growth <= mostHandles && most <= 20,
  }
}

function judgeTimes({ done }: Day): Finding[] {
  const begun = Math.min(...done.map(({ at }) => at))
  const length = Math.max(...done.map(({ at }) => at)) - begun
  const kinds = [...new Set(done.map(({ kind }) => kind))].filter((kind) => kind !== 'none')
  // The first minute warms up what is compiled and cached.
  const quarter = (kind: string | null, from: number) =>
    done.filter(
      (one) =>
        (kind === null || one.kind === kind) &&
        one.at - begun >= Math.max(from * length, Math.min(60_000, length / 10)) &&
        one.at - begun < (from + 0.25) * length,
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
      what: 'The slowest of a hundred errands is as slow at the end as at the beginning',
      tried: `first and last quarter, ${counted(quarter(null, 0).length)} and ${counted(quarter(null, 0.75).length)} errands`,
      found: `${milliseconds(first)}, then ${milliseconds(last)}`,
      isRight: last <= first * slower.factor + slower.more,
    },
    {
      what: 'Times of the last quarter, half of them / 99 of 100 within',
      tried: `${kinds.length} kinds of errands`,
      found: each.join(', '),
      isRight: true,
    },
  ]
}

const judgeSize = ({ size: { before, after }, samples }: Day): Finding => ({
  what: 'Size of the database, and memory of its processes',
  tried: 'before and after',
  found: `${megabytes(before)}, then ${megabytes(after)}; ${megabytes(samples[0]?.databaseMemory ?? 0)}, then ${megabytes(samples.at(-1)?.databaseMemory ?? 0)}`,
  isRight: after < before * 5 + 200e6,
})

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
