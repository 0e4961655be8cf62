import type { InterfaceLanguage, PracticeLanguage } from '#contract/values/languages.ts'
import { ApiError } from '#contract/errors.ts'
import { type MutedRule, mostMuted, rules } from '#contract/practice/rules.ts'
import { analyserOf, checkedLanguages } from '#server/analysis/packs.ts'
import { findUser } from '#server/auth/users.queries.ts'
import { findMutedRules, muteRule } from '#server/conversations/dismissals.queries.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

export const rulesRoutes = (mount: Mount, { db }: Services) =>
  mount(rules, {
    muted: async ({ account }) => {
      const { interface_language: reader } = await findUser(db, account)
      return { items: await describe(await findMutedRules(db, account.school_id), reader) }
    },
    mute: async ({ account, body: { rule, muted }, write }) => {
      const { interface_language: reader } = await findUser(db, account)
      if ((await describe([rule], reader)).length === 0) throw new ApiError('not_found')
      return write(async (tx) => {
        const before = await findMutedRules(tx, account.school_id)
        if (muted && before.length >= mostMuted)
          throw new ApiError('invalid_input', { issues: [{ path: 'rule', message: `At most ${mostMuted}.` }] })
        await muteRule(tx, account.school_id, rule, muted)
        return { items: await describe(await findMutedRules(tx, account.school_id), reader) }
      })
    },
  })

// A rule that an earlier version had is not listed any more.
async function describe(names: readonly string[], reader: InterfaceLanguage | null): Promise<MutedRule[]> {
  const found = names.map(async (rule): Promise<MutedRule[]> => {
    const language = checkedLanguages.find((each) => rule.startsWith(`${each}.`))
    const analyser = language === undefined ? null : await analyserOf(language)
    const key = analyser?.whyOf.get(rule)
    if (!analyser || key === undefined) return []
    const why = analyser.pack.why[key]?.[reader ?? 'en'].replace(/\s*[:：]?\s*\{(?:better|written)\}/g, '') ?? null
    return [{ rule, language: analyser.pack.language satisfies PracticeLanguage, why }]
  })
  return (await Promise.all(found)).flat()
}
