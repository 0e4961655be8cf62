import { trials } from '#contract/teaching/trials.ts'
import { consume } from '#server/http/guard/limits.ts'
import type { Mount } from '#server/http/mount.ts'
import { runTrials } from '#server/practice/preview/trials.ts'
import type { Services } from '#server/services/services.ts'

/** Trials of a school in a minute; each costs as much as a dozen answers. */
const perMinute = 20

export const trialsRoutes = (mount: Mount, { db, config }: Services) => {
  mount(trials, {
    run: async ({ account: { school_id }, body }) => {
      await consume(db, { key: `trials:${school_id}`, count: perMinute * config.limitFactor, seconds: 60 })
      return runTrials(body)
    },
  })
}
