import type { Partner } from '#server/services/partner.ts'
import { converse } from './converse.ts'

const piece = /\S+\s*(?:\S+\s*){0,2}/g

/** The partner that follows the steps of the chatbot. */
export const guidedPartner: Partner = {
  engine: 'guided',
  answer: async function* answer(turn, signal) {
    const texts = turn.utterances.filter(({ from }) => from === 'student')
    const { text } = await converse(turn, texts)
    for (const words of text.match(piece) ?? []) {
      if (signal.aborted) return
      yield words
    }
  },
}
