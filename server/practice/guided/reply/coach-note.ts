import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import type { Hearing, InterpretedMessage } from '#server/practice/guided/hear/hearing.ts'
import type { Aside } from '#server/practice/guided/reply/asides.ts'
import type { Outcome } from '#server/practice/guided/hear/outcome.ts'
import { isLost } from '#server/practice/guided/hear/besides/beside-call.ts'
import { mostAsides } from '#server/practice/guided/hear/reading.ts'
import { translationOf } from '#server/practice/glossary/glossary.ts'
import { explain } from './explain.ts'
import { fill } from './fill.ts'
import { helpOf } from './help.ts'
import { mend } from './recast.ts'

/** What the coach says under a message of the student besides its corrections; null where there is nothing to say. */
export function coachNote(
  hearing: Hearing,
  { text, outcome, before }: InterpretedMessage,
  corrections: readonly Correction[],
): string | null {
  const { coach } = hearing
  if (outcome.kind === 'helped') return showModel(coach.model, outcome.step)
  if (outcome.kind === 'nudged') {
    const { aside, judgement, step } = outcome
    if (aside?.kind === 'refusal') return hintFor(hearing, step)
    const heard = [...new Set(judgement.found.map(({ written }) => mend(written, corrections)))].join(' ')
    return lines(heard === '' ? coach.nudge : fill(coach.partly, { heard }), hintFor(hearing, step))
  }
  const aside = asideIn(outcome)
  if (aside === null || !('step' in outcome)) return null
  // A hint that was given so often is not enough.
  const isStuck = before.asides >= mostAsides && isLost(aside) && aside.word === null
  const model = isStuck ? showModel(coach.model, outcome.step) : null
  return lines(noteOnAside(hearing, outcome.step, aside, text), model)
}

function asideIn(outcome: Outcome): Aside | null {
  if ('call' in outcome) return outcome.call ?? null
  return outcome.kind === 'aside' ? outcome.aside : null
}

const lines = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join('\n') || null

function noteOnAside(hearing: Hearing, step: Step, { kind, word }: Aside, text: string): string | null {
  const { coach } = hearing
  if (kind === 'meaning') return explain(hearing, (key, values) => fill(coach[key], values), text, word ?? '')
  if (kind === 'how_to_say' && word !== null) return sayIn(hearing, word)
  if (kind === 'how_to_say') return hintFor(hearing, step) ?? coach.not_understood
  if (kind === 'not_understood' || kind === 'dont_know') return lines(coach.not_understood, hintFor(hearing, step))
  if (kind === 'help') return hintFor(hearing, step) ?? coach.not_understood
  if (kind === 'other_language' || kind === 'language_please')
    return lines(coach.other_language, hintFor(hearing, step))
  return kind === 'goodbye' ? coach.finish : null
}

function sayIn({ coach, script, native_language, listener }: Hearing, word: string): string {
  const translation = translationOf(script, listener, native_language, word)
  return translation === null ? fill(coach.no_way_to_say, { word }) : fill(coach.how_to_say, { word, translation })
}

function hintFor({ coach }: Hearing, step: Step): string | null {
  const hint = helpOf(step)
  return hint === null ? null : fill(coach.hint, { hint })
}

function showModel(model: string, { example, expects }: Step): string | null {
  const shown = example ?? expects.map(plainestOf).join(' … ')
  return shown === '' || shown.includes('#') ? null : fill(model, { example: shown.replace(/[.。]$/u, '') })
}

// An alternative that is a whole word shows more than the beginning of one.
function plainestOf(entry: string): string {
  const alternatives = entry.split('|').map((each) => each.trim().replace(/^=/, ''))
  return alternatives.find((each) => !/[*#]/.test(each)) ?? '#'
}
