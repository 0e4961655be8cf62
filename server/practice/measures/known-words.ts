import type { Script } from '#server/services/partner.ts'

const mostKnown = 2000

const knownOf = new WeakMap<Script, string[]>()

/** All that the chatbot says is right as it stands, names too. */
export function knownWords(script: Script): string[] {
  const known = knownOf.get(script)
  if (known) return known
  const {
    name,
    role,
    scenario,
    opening_message,
    closing_message,
    partner_name,
    vocabulary,
    steps,
    starters,
    facts,
    twists,
  } = script
  const texts = [
    name,
    role,
    scenario,
    opening_message,
    closing_message,
    partner_name,
    ...vocabulary.map(({ word }) => word),
    ...starters,
    ...facts.map(({ says }) => says),
    ...twists.map(({ says }) => says),
  ]
  const said = steps.flatMap(({ says, example, expects, other_wordings = [], reactions = [] }) => [
    says,
    ...other_wordings,
    example,
    ...reactions.flatMap((reaction) => reaction.says),
    ...expects.map((each) => each.replace(/\S*[*#]\S*/g, ' ')),
  ])
  const words = [...texts, ...said].flatMap((text) => text?.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [])
  const list = [...new Set(words)].slice(0, mostKnown)
  knownOf.set(script, list)
  return list
}
