import type { PracticeHome } from '#contract/practice/practice.ts'

type Item = PracticeHome['conversations'][number]

/** What a student has reached with one partner. */
export interface BestRun {
  best: Item
  count: number
  last_message_at: string
}

/** The best of the finished conversations with each partner, the latest partner first; conversations without a word don't count. */
export function bestRuns(items: PracticeHome['conversations']): BestRun[] {
  const runs = new Map<string, BestRun>()
  for (const item of items) {
    if (item.state !== 'finished' || item.turns === 0) continue
    const key = item.avatar_id ?? item.chatbot_id ?? item.name
    const known = runs.get(key)
    if (!known) runs.set(key, { best: item, count: 1, last_message_at: item.last_message_at })
    else {
      known.count += 1
      if (shareOf(item) > shareOf(known.best)) known.best = item
    }
  }
  return [...runs.values()]
}

const shareOf = ({ steps_done, steps_total }: Item) => (steps_total > 0 ? steps_done / steps_total : 0)
